export { GET } from '@radar/features/robots';
