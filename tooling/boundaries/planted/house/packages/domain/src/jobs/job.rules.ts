import * as z from 'zod';
export const Job = z;
export type Job = { title: string };
export const titleOf = (job: Job) => job.title;
