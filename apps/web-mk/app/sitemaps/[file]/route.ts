export { GET } from '@radar/features/sitemap-file';
