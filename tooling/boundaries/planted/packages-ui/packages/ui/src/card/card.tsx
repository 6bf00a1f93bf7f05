import type { Job } from '@radar/domain/jobs';
export const Card = ({ job }: { job: Job }) => <article>{job.title}</article>;
