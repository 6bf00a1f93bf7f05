export { GET } from '@radar/features/manifest';
