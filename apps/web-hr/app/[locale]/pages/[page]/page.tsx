export const dynamic = 'force-static';
export const revalidate = 60;

export { Page as default, generateMetadata } from '@radar/features/jobs/home';
