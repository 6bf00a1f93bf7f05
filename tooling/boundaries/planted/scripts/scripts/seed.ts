import { titleOf } from '@radar/domain/jobs';
export const title = titleOf;
