import { jobOf } from '@radar/api-client/jobs';
export const data = jobOf();
