import { sites } from '@radar/config/sites';
export const brand = sites.hr;
