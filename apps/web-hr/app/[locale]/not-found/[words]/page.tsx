export const dynamic = 'force-dynamic';

export { Page as default, generateMetadata } from '@radar/features/jobs/unknown-job';
