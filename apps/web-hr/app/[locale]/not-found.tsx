export { NotFound as default } from '@radar/features/shell/not-found';
