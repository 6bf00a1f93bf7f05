import type { AdPlan } from './ad-plan.ts';
import type { Random } from './random.ts';

const mark = / ?\((?:m\/ž|m\/f|м\/ж)\)$/u;

/** The occupation's title; on the student board it says what kind of job it is. */
export const drawTitle = (random: Random, titles: readonly string[], campus: AdPlan['campus']): string => {
  const title = random.pick(titles);
  if (campus === null) return title;
  const bare = title.replace(mark, '');
  const forms = {
    student: [`${bare} – studentski posao (m/ž)`, `Student/ica – ${bare} (m/ž)`, `${bare}, posao za studente (m/ž)`],
    internship: [`${bare} – praksa (m/ž)`, `Praksa: ${bare} (m/ž)`, `Praktikant/ica – ${bare} (m/ž)`],
    part_time: [`${bare} – pola radnog vremena (m/ž)`, `${bare}, 4 sata dnevno (m/ž)`],
  } as const;
  return random.pick(forms[campus]);
};
