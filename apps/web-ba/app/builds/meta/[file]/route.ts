export const dynamic = 'force-dynamic';

export { buildMeta as GET } from '@radar/features/builds';
