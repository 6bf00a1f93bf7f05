export const dynamic = 'force-dynamic';

export { DELETE, GET, PATCH, POST, PUT } from '@radar/features/proxy';
