import type { Chicken } from './chicken.ts';
export type Egg = { becomes: Chicken };
