import type { AdPlan } from './ad-plan.ts';
import { planAds } from './ad-plan.ts';
import { categoryOf, readCampus, readEnglish, readPools } from './content.ts';
import { drawDates } from './dates.ts';
import { drawDescription, type TextPools, usable } from './description.ts';
import { drawLanguages } from './languages.ts';
import { createLocations, type Location } from './location.ts';
import { adsPerSite, type DemoSite, type Market, markets } from './markets.ts';
import { drawHourlyPay, drawMonthlyPay, type Pay } from './pay.ts';
import { type Posting, toPosting } from './posting.ts';
import { createRandom, type Random } from './random.ts';
import { likeness, shinglesOf } from './similarity.ts';
import { drawTitle } from './titles.ts';
import { drawWays } from './ways.ts';
import { slugOf } from '@radar/domain/words';

/** Two ads for one occupation must share less than half of their five-word runs. */
export const mostAlike = 0.5;
const tries = 60;

const abroadTrades = new Set([
  'waiter',
  'cook',
  'chambermaid',
  'kitchen-assistant',
  'nurse',
  'caregiver-elderly',
  'welder',
  'electrician',
  'plumber',
  'bricklayer',
  'carpenter-formwork',
  'painter-decorator',
  'construction-worker',
  'truck-driver',
  'cnc-operator',
  'locksmith',
  'butcher',
  'baker',
  'warehouse-worker',
  'physiotherapist',
]);

/** Categories in which firms take interns, whatever else the pools of their occupations say. */
const internCampus = new Set([
  'it-telecom',
  'marketing-pr-media',
  'design-arts',
  'economics-finance-accounting',
  'human-resources',
  'law',
  'architecture',
  'electrical-engineering',
  'pharma-biotech',
  'public-nonprofit',
  'banking',
  'education-science',
  'tourism-hospitality',
]);
const internTrades = new Set([
  'civil-engineer',
  'geodesist',
  'mechanical-engineer',
  'agronomist',
  'logistics-coordinator',
  'safety-engineer',
  'physiotherapist',
  'social-worker',
]);

const partTimeCampus = new Set([
  'administration',
  'sales-retail',
  'tourism-hospitality',
  'other',
  'education-science',
  'it-telecom',
  'marketing-pr-media',
  'warehouse-logistics',
  'design-arts',
  'beauty-sport',
  'economics-finance-accounting',
  'care',
]);

const internless = new Set(['dishwasher', 'kitchen-assistant', 'chambermaid', 'firefighter']);
const isForInterns = (occupation: string): boolean =>
  internTrades.has(occupation) || (internCampus.has(categoryOf.get(occupation) ?? '') && !internless.has(occupation));

type Sources = {
  pools: ReturnType<typeof readPools>;
  english: ReturnType<typeof readEnglish>;
  campus: ReturnType<typeof readCampus> | null;
};

const occupationOf = (sources: Sources, code: string) => {
  const occupation = sources.pools.occupations.get(code);
  if (occupation === undefined) throw new Error(`There are no words for ${code}.`);
  return occupation;
};

/** What the text of an ad is drawn from, by its language and kind. */
const textPoolsOf = (sources: Sources, plan: AdPlan): TextPools => {
  const own = occupationOf(sources, plan.occupation);
  const english = plan.isEnglish ? sources.english.occupations.get(plan.occupation) : undefined;
  if (english !== undefined) return { ...english, ...sources.english.common, about: [] };
  const about = plan.isIncognito ? [] : plan.employer.about;
  const local = { ...own, ...sources.pools.common, about };
  if (plan.campus === 'student' && sources.campus !== null) {
    const { intros, offers, closings, days } = sources.campus.student;
    return { ...local, intros: [...intros, ...own.intros], offers, closings, days: [...days, ...own.days] };
  }
  if (plan.campus === 'internship' && sources.campus !== null) {
    const { intros, offers } = sources.campus.internships;
    return { ...local, intros, offers: [...offers, ...sources.pools.common.offers.slice(0, 12)] };
  }
  return local;
};

const payOf = (random: Random, sources: Sources, market: Market, plan: AdPlan): Pay | null => {
  const isStated = plan.format !== 'STANDARD' ? random.chance(0.85) : random.chance(0.63);
  if (!isStated) return null;
  const { salary } = occupationOf(sources, plan.occupation);
  const hourly = sources.campus?.student.hourly[plan.occupation];
  if (plan.campus === 'student') return drawHourlyPay(random, market, hourly ?? [7, 9]);
  if (plan.campus === 'internship') return drawMonthlyPay(random, market, [450, 800], false);
  if (plan.campus === 'part_time') return drawMonthlyPay(random, market, [salary[0] * 0.5, salary[1] * 0.55], false);
  return drawMonthlyPay(random, market, salary, plan.isAbroad);
};

const typesOf = (random: Random, sources: Sources, plan: AdPlan): string[] => {
  if (plan.campus !== null) return [plan.campus];
  const own = occupationOf(sources, plan.occupation).types.filter(
    (type) => type !== 'student' && type !== 'internship',
  );
  if (plan.isAbroad) return [random.pick(['fixed_term', 'permanent'])];
  if (own.length === 0) return ['permanent'];
  const [usual = 'permanent'] = own;
  const first = random.chance(0.6) ? usual : random.pick(own);
  const second = random.pick(own);
  return random.chance(0.15) && second !== first ? [first, second] : [first];
};

const modeOf = (random: Random, sources: Sources, plan: AdPlan): string | null => {
  const { modes } = occupationOf(sources, plan.occupation);
  if (plan.isAbroad) return 'on_site';
  const others = modes.filter((mode) => mode !== 'on_site');
  return others.length > 0 && random.chance(0.55)
    ? random.pick(others)
    : modes.includes('on_site')
      ? 'on_site'
      : random.pick(modes);
};

const drawPosting = (
  random: Random,
  sources: Sources,
  market: Market,
  plan: AdPlan,
  serial: number,
  locations: readonly [Location, ...Location[]],
  description: string,
): Posting => {
  const occupation = occupationOf(sources, plan.occupation);
  const words = (plan.isEnglish ? sources.english.occupations.get(plan.occupation) : undefined) ?? occupation;
  const names = { employer: plan.isIncognito ? null : plan.employer.name, place: locations[0].town.name };
  const domain = `${slugOf(plan.employer.name)}.example`;
  const reference = `${market.siteId}-${String(serial).padStart(4, '0')}`;
  const isSold = plan.format !== 'STANDARD' && plan.format !== 'HIGHLIGHTED';
  const [street] = locations.map((location) => location.street);
  return toPosting({
    market,
    plan,
    reference,
    domain,
    title: drawTitle(random, words.titles, plan.campus),
    description,
    teaser: random.pick(usable(words.teasers, names)),
    quote: isSold ? random.pick(usable(words.quotes, names)) : null,
    video:
      plan.format === 'VIDEO'
        ? { url: `https://media.${domain}/posao/${reference}.mp4`, durationS: random.whole(28, 95) }
        : null,
    locations,
    pay: payOf(random, sources, market, plan),
    types: typesOf(random, sources, plan),
    mode: modeOf(random, sources, plan),
    education: plan.campus === null ? occupation.education : null,
    years: plan.campus === null ? random.whole(occupation.years[0], Math.min(occupation.years[1], 5)) : 0,
    licences: occupation.licences,
    benefits: plan.isEnglish ? [] : random.some(sources.pools.common.benefits, random.whole(2, 5)),
    skills: plan.isEnglish ? [] : random.some(occupation.skills, random.whole(2, 5)),
    digitalSkills: random.some(occupation.digitalSkills, random.whole(0, 4)),
    languages: drawLanguages(random, plan.occupation, plan.isEnglish),
    ways: drawWays(random, market, {
      domain,
      employer: plan.employer.name,
      reference,
      address: [street, locations[0].town.name].filter((part) => part !== null && part !== undefined).join(', '),
      isIncognito: plan.isIncognito,
    }),
    dates: drawDates(random),
    category: categoryOf.get(plan.occupation) ?? 'other',
  });
};

/** Draws texts until one is unlike every other ad for the occupation. */
const drawUnlike = (
  random: Random,
  pools: TextPools,
  names: Parameters<typeof drawDescription>[2],
  others: readonly ReadonlySet<string>[],
) => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const description = drawDescription(random, pools, names);
    const shingles = shinglesOf(description);
    if (others.every((other) => likeness(shingles, other) < mostAlike)) return { description, shingles };
  }
  throw new Error(`No ad of ${tries} was unlike the others: the pools are too small.`);
};

/** All ads of a site, the same on every run. */
export const composeSite = (siteId: DemoSite): Posting[] => {
  const market: Market = markets[siteId];
  const sources: Sources = {
    pools: readPools(market.language),
    english: readEnglish(),
    campus: siteId === 'kampus' ? readCampus() : null,
  };
  const random = createRandom(`radar demo ${siteId}`);
  const locate = createLocations(market);
  const campus = sources.campus;
  const plans = planAds(random, sources.pools.employers, {
    count: adsPerSite,
    mayBeEnglish: (occupation) => campus === null && sources.english.occupations.has(occupation),
    mayBeAbroad: (occupation) => campus === null && abroadTrades.has(occupation),
    campusKinds:
      campus === null
        ? null
        : (occupation) => [
            ...(campus.student.occupations.includes(occupation) ? (['student'] as const) : []),
            ...(isForInterns(occupation) || occupationOf(sources, occupation).types.includes('internship')
              ? (['internship'] as const)
              : []),
            ...(partTimeCampus.has(categoryOf.get(occupation) ?? '') ? (['part_time'] as const) : []),
          ],
  });
  const shinglesByOccupation = new Map<string, ReadonlySet<string>[]>();
  return plans.map((plan, index) => {
    const locations = locate(random, plan);
    const names = { employer: plan.isIncognito ? null : plan.employer.name, place: locations[0].town.name };
    const others = shinglesByOccupation.get(plan.occupation) ?? [];
    const { description, shingles } = drawUnlike(random, textPoolsOf(sources, plan), names, others);
    shinglesByOccupation.set(plan.occupation, [...others, shingles]);
    return drawPosting(random, sources, market, plan, index + 1, locations, description);
  });
};
