export * from './bosnia-and-herzegovina.ts';
export * from './croatia.ts';
export * from './estimate.ts';
export { exact, type Rounding, toCent, toWholeUnit } from './money.ts';
export * from './north-macedonia.ts';
export * from './pay-slip.ts';
export { solveGross } from './solve-gross.ts';
