import type { EmploymentType, JobFormat } from '@radar/domain/jobs';
import type { Employer } from './content.ts';
import type { Random } from './random.ts';

/** Who advertises what, before a word is drawn. */
export type AdPlan = {
  employer: Employer;
  occupation: string;
  format: JobFormat;
  isIncognito: boolean;
  isEnglish: boolean;
  isAbroad: boolean;
  /** What the ad is on the student board; null elsewhere. */
  campus: 'student' | 'internship' | 'part_time' | null;
};

export type PlanRules = {
  count: number;
  mayBeEnglish: (occupation: string) => boolean;
  mayBeAbroad: (occupation: string) => boolean;
  /** Which kinds an occupation may have on the student board; empty: the occupation is not advertised there. */
  campusKinds: ((occupation: string) => readonly EmploymentType[]) | null;
};

/** Sold places of each site. */
const soldPlaces: readonly (readonly [JobFormat, number])[] = [
  ['EXCLUSIVE-HOME', 5],
  ['EXCLUSIVE', 4],
  ['VIDEO', 12],
  ['FEATURED-HOME', 24],
  ['FEATURED', 36],
];
const highlightedShare = 0.08;

type Pair = Pick<AdPlan, 'employer' | 'occupation'>;

/** Every employer's occupations once, then again for the bigger ones until there are enough. */
const drawPairs = (random: Random, employers: readonly Employer[], rules: PlanRules): Pair[] => {
  const isWanted = (occupation: string) => rules.campusKinds === null || rules.campusKinds(occupation).length > 0;
  const once = employers.flatMap((employer) =>
    employer.occupations.filter(isWanted).map((occupation) => ({ employer, occupation })),
  );
  const pairs = random.some(once, Math.min(once.length, rules.count));
  const weights = once.map((pair) => [pair, Math.sqrt(Math.min(pair.employer.size, 900))] as const);
  while (pairs.length < rules.count) pairs.push(random.weighted(weights));
  return pairs;
};

const formatsOf = (random: Random, count: number): JobFormat[] => {
  const sold = soldPlaces.flatMap(([format, places]) => Array.from({ length: places }, () => format));
  const highlighted = Array.from({ length: Math.round(count * highlightedShare) }, () => 'HIGHLIGHTED' as const);
  const all: JobFormat[] = [...sold, ...highlighted];
  return [...random.some(all, all.length), ...Array.from({ length: count - all.length }, () => 'STANDARD' as const)];
};

/** Plans all ads of a site. Sold places go to different employers; nobody pays for one and hides. */
export const planAds = (random: Random, employers: readonly Employer[], rules: PlanRules): AdPlan[] => {
  const pairs = drawPairs(random, employers, rules);
  const formats = formatsOf(random, rules.count);
  const holders = new Map<Employer, number>();
  const isSold = (format: JobFormat) => format !== 'STANDARD' && format !== 'HIGHLIGHTED';
  const waiting = formats.filter(isSold);
  const others = formats.filter((format) => !isSold(format));
  return pairs.map(({ employer, occupation }) => {
    const held = holders.get(employer) ?? 0;
    const takesPlace = waiting.length > 0 && held === 0 && random.chance(0.6);
    const format = (takesPlace ? waiting.shift() : others.shift()) ?? waiting.shift() ?? 'STANDARD';
    if (isSold(format)) holders.set(employer, held + 1);
    const isPlain = format === 'STANDARD';
    const isAbroad = isPlain && rules.mayBeAbroad(occupation) && random.chance(0.21);
    return {
      employer,
      occupation,
      format,
      isIncognito: isPlain && random.chance(0.045),
      isEnglish: !isAbroad && rules.mayBeEnglish(occupation) && random.chance(0.22),
      isAbroad,
      campus: rules.campusKinds === null ? null : campusKindOf(random, rules.campusKinds(occupation)),
    };
  });
};

const campusKindOf = (random: Random, kinds: readonly EmploymentType[]): AdPlan['campus'] => {
  const weights = { student: 6, internship: 2.5, part_time: 2 } as const;
  const possible = (['student', 'internship', 'part_time'] as const).filter((kind) => kinds.includes(kind));
  return possible.length === 0 ? 'student' : random.weighted(possible.map((kind) => [kind, weights[kind]] as const));
};
