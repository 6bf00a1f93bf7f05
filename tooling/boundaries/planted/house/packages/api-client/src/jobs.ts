import type { Job } from '@radar/domain/jobs';
export const jobOf = (): Job => ({ title: '' });
