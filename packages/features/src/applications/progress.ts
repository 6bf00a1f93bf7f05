import type { ApplicationListItem, ApplicationStep } from '@radar/domain/applications';

/** The way of a sent application as it is drawn: three stations, the last named after how it ended. */
export type Progress = {
  steps: readonly [ApplicationStep, ApplicationStep, ApplicationStep];
  /** Index of the station that was reached last; -1 before the first, 3 once all have passed. */
  current: number;
};

/** An employer may report a later step without the earlier ones: what came before has happened, too. */
export const progressOf = ({ progress }: Pick<ApplicationListItem, 'progress'>): Progress => {
  const happened = new Set(progress.map(({ step }) => step));
  const end = happened.has('no_feedback') && !happened.has('ended') ? 'no_feedback' : 'ended';
  const current = happened.has(end) ? 3 : happened.has('seen') ? 1 : happened.has('forwarded') ? 0 : -1;
  return { steps: ['forwarded', 'seen', end], current };
};
