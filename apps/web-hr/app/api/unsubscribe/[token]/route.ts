export const dynamic = 'force-dynamic';

export { GET, POST } from '@radar/features/unsubscribe';
