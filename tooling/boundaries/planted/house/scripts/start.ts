import { sites } from '@radar/config/sites';
export const started = sites;
