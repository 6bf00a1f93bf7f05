export const dynamic = 'force-dynamic';

export { latestBuild as GET } from '@radar/features/builds';
