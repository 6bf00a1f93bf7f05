export const dynamic = 'force-dynamic';

export { GET } from '@radar/features/leave';
