// typescript/consistent-type-imports 1
import { Stats } from 'node:fs';

export const sizeOf = (stats: Stats): number => stats.size;
