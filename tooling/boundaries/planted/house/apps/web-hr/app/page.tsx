export { List as default } from '@radar/features/jobs/list';
