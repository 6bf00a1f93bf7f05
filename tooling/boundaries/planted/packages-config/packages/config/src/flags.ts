import { List } from '@radar/features/jobs/list';
export const flags = { List };
