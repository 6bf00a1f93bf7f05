export { titleOf, type Job } from './job.rules.ts';
