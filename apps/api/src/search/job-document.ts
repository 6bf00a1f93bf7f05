import type { SiteId } from '@radar/config/sites';
import { formatTier, type JobFormat } from '@radar/domain/jobs';
import { tokens } from '@radar/domain/words';
import { closedFacet, type ClosedKind, facetLexeme, facetOf, siteLexeme } from './facets.ts';
import { languageCodeOf, languageNumber } from './languages.ts';

/** What the search is told of one job. */
export type SearchableJob = {
  siteId: SiteId;
  title: string;
  /** Names of its occupations in every language. */
  occupations: readonly string[];
  /** Names of their categories in every language. */
  categories: readonly string[];
  /** Null for an incognito employer: it must not be found by its name. */
  employer: { id: number; name: string } | null;
  skills: readonly string[];
  descriptionHtml: string;
  teaser: string;
  placeTexts: readonly string[];
  /** The places of the job with all that hold them. */
  placeIds: readonly number[];
  positionIds: readonly number[];
  isAbroad: boolean;
  languages: readonly string[];
  closed: Readonly<Record<ClosedKind, readonly string[]>>;
};

/** A description is read up to here; what stands further down is never what an ad is about. */
const readDescription = 20_000;

// `[^<>]` keeps it linear on a text of nothing but `<`.
const textOf = (html: string): string =>
  html
    .slice(0, readDescription)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z]{1,8};|&#\d{1,6};/gi, ' ');

/**
 * Weights of words: A the title, B the occupation, C skills and employer, D everything else. A search reads A to C;
 * D only when these answer nothing.
 */
const weighted = (job: SearchableJob): [weight: 'A' | 'B' | 'C' | 'D', texts: readonly string[]][] => [
  ['A', [job.title]],
  ['B', job.occupations],
  ['C', [...job.skills, ...(job.employer === null ? [] : [job.employer.name])]],
  ['D', [job.teaser, textOf(job.descriptionHtml), ...job.placeTexts, ...job.categories]],
];

export const facetsOfJob = (job: SearchableJob): number[] => {
  const languages = job.languages.map(languageCodeOf).filter((code) => code !== null);
  const all = [
    ...(Object.keys(job.closed) as ClosedKind[]).flatMap((kind) =>
      job.closed[kind].map((value) => closedFacet(kind, value)),
    ),
    ...languages.map((code) => facetOf('languages', languageNumber(code))),
    ...job.placeIds.map((id) => facetOf('locations', id)),
    ...job.positionIds.map((id) => facetOf('positions', id)),
    ...(job.employer === null ? [] : [facetOf('employers', job.employer.id)]),
    ...(job.isAbroad ? [facetOf('abroad', 1)] : []),
  ];
  return [...new Set(all.filter((facet) => facet !== null))].toSorted((a, b) => a - b);
};

const positionOfWeight = { A: 1, B: 2, C: 3, D: 4 } as const;

/** The `tsvector` of a job as text. Stems consist of `a-z 0-9 + # .`, so they need no escaping inside quotes. */
export const documentOfJob = (job: SearchableJob, facets: readonly number[]): string => {
  const marks = new Map<string, string[]>();
  for (const [weight, texts] of weighted(job)) {
    for (const word of new Set(texts.flatMap((text) => tokens(text)))) {
      marks.set(word, [...(marks.get(word) ?? []), `${positionOfWeight[weight]}${weight}`]);
    }
  }
  const words = [...marks].map(([word, positions]) => `'${word}':${positions.join(',')}`);
  const filters = [siteLexeme(job.siteId), ...facets.map(facetLexeme)].map((lexeme) => `'${lexeme}'`);
  return [...words, ...filters].join(' ');
};

/** Lists are ordered by the tier that was paid for, then by time. */
export const rankKey = (format: JobFormat, publishedAt: Date): number =>
  formatTier[format] * 1e12 + Math.floor(publishedAt.getTime() / 1000);
