export { GET } from '@radar/features/sitemap-index';
