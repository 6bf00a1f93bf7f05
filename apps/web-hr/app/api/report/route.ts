export const dynamic = 'force-dynamic';

export { POST } from '@radar/features/report';
