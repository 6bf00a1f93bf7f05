export const dynamic = 'force-dynamic';

export { POST } from '@radar/features/sign-in-apple';
