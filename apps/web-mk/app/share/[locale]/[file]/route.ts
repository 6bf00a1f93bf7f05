export { GET } from '@radar/features/share-image';
