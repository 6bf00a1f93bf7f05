import { sites } from '@radar/config/sites';
export const visited = Object.keys(sites);
