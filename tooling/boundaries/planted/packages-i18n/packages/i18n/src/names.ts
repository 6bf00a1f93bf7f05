import { sites } from '@radar/config/sites';
export const names = Object.keys(sites);
