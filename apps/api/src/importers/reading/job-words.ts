import type { DrivingLicence, EducationLevel, EmploymentType, WorkMode } from '@radar/domain/jobs';
import {
  DrivingLicence as DrivingLicenceSchema,
  EducationLevel as EducationLevelSchema,
  EmploymentType as EmploymentTypeSchema,
  WorkMode as WorkModeSchema,
} from '@radar/domain/jobs';

// Full time says how much, not for how long: it is no kind of employment in our list.
const employmentWords: readonly [EmploymentType, RegExp][] = [
  ['permanent', /permanent|regular|indefinite|neodređeno|stalni|za stalno|nedoločen|неопределено|постојан/],
  [
    'fixed_term',
    /fixed.?term|temporary|^temp$|na određeno|privremen|določen čas|contract$|^contract\b|определено|привремен/,
  ],
  ['seasonal', /season|sezon|сезон/],
  ['part_time', /part.?time|pola radnog|nepuno|skraćeno|krajši delovni|пола работно|скратено|half.?day/],
  ['student', /student|студент|učenič/],
  ['internship', /intern|praksa|prakti[kč]|pripravn|vježben|stručno osposob|приправн|пракса|trainee/],
  ['freelance', /freelance|contractor|honorar|ugovor o djelu|per.?diem|avtorsk|autorsk|хонорар|договор на дело/],
];

/** Kinds of employment that a feed's words name; an unknown word names none. */
export const employmentTypesOf = (words: readonly string[]): EmploymentType[] => {
  const found = words.flatMap((word) => {
    const lower = word.toLowerCase().trim();
    const exact = EmploymentTypeSchema.safeParse(lower.replace(/[\s-]/g, '_'));
    if (exact.success) return [exact.data];
    // 'neodređeno' holds 'određeno', 'неопределено' holds 'определено'.
    const first = employmentWords.find(([, pattern]) => pattern.test(lower));
    return first === undefined ? [] : [first[0]];
  });
  return [...new Set(found)];
};

const modeWords: readonly [WorkMode, RegExp][] = [
  ['hybrid', /\bhybrid|\bhibrid|хибрид/i],
  [
    'remote',
    /\bremote\b|telecommute|rad od kuće|na daljinu|od kuće|work from home|delo od doma|na daljavo|од дома|на далечина/i,
  ],
  ['on_site', /\bon.?site\b|\bin.?office\b|u uredu|на лице место/i],
];

/** How the work is done, where the words say so. */
export const workModeOf = (words: readonly (string | null)[]): WorkMode | null => {
  for (const word of words) {
    if (word === null) continue;
    const exact = WorkModeSchema.safeParse(word.toLowerCase().replace('onsite', 'on_site'));
    if (exact.success) return exact.data;
    const found = modeWords.find(([, pattern]) => pattern.test(word));
    if (found !== undefined) return found[0];
  }
  return null;
};

const educationWords: readonly [EducationLevel, RegExp][] = [
  ['doctorate', /doctorate|ph\.?d|doktorat|доктор на науки|докторат/i],
  ['master', /master|magist|postgraduate|\bmag\.|\bVSS\b|магист|diplomski|mr\.? ?sc/i],
  [
    'bachelor',
    /bachelor|undergraduate|prvostup|preddiplom|viša škola|visoka škola|fakultet|dodiplom|\bVŠS\b|додиплом|факултет|višja|visoka stručna/i,
  ],
  [
    'vocational',
    /vocational|professional certificate|strukovn|stručna škola|zanat|poklicn|стручно|kvalificiran|\bKV\b/i,
  ],
  ['secondary', /secondary|high school|srednja|gimnazij|srednješkol|\bSSS\b|средно|four.?year/i],
  ['primary', /primary|elementary|osnovna|osnovno|основно|\bNKV\b|\bNSS\b/i],
  ['none', /no requirements|^none$|nije potrebn|bez kvalifik|ni potrebn|не е потребн/i],
];

export const educationOf = (text: string | null): EducationLevel | null => {
  if (text === null) return null;
  const exact = EducationLevelSchema.safeParse(text.toLowerCase());
  if (exact.success) return exact.data;
  return educationWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

export const drivingLicencesOf = (words: readonly string[]): DrivingLicence[] => {
  const found = words.flatMap((word) => {
    const parsed = DrivingLicenceSchema.safeParse(word.toUpperCase().replace('+', '').replace('C1', 'C'));
    return parsed.success ? [parsed.data] : [];
  });
  return [...new Set(found)];
};

/** Whole years out of `2`, `24 months`, `2 years`, `3+ godine`. */
export const yearsOf = (text: string | null): number | null => {
  const [, digits, unit = ''] = /(\d{1,3})\s*\+?\s*(?:-\s*\d+\s*)?([\p{L}]*)/u.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  const count = Number(digits);
  const years = /^(m|м)/i.test(unit) ? Math.floor(count / 12) : count;
  return years <= 50 ? years : null;
};
