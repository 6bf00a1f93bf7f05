import { gone } from './gone.ts';
export const apply = gone;
