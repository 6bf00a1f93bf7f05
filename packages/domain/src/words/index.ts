export { withoutGenderMarks } from './gender-marks.ts';
export { fold, toLatin } from './latin.ts';
export { casesOfName, isInAnyCase } from './place-forms.ts';
export * from './slug.ts';
export * from './split-place.ts';
export { isSettledStem, stem } from './stem.ts';
export * from './tokens.ts';
export * from './work.ts';
