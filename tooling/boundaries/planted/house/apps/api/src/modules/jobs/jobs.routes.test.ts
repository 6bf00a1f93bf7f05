import { jobOf } from '@radar/api-client/jobs';
import { routes } from './jobs.routes.ts';
export const answers = { jobOf, routes };
