export { GET } from '@radar/features/search/feed';
