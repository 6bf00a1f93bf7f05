import type { SiteId } from '@radar/config/sites';
import { formatTier, type JobFormat } from '@radar/domain/jobs';
import { tokens, wordsOfOtherWork } from '@radar/domain/words';
import { abroadFacet, closedFacet, type ClosedKind, facetLexeme, facetOf, siteLexeme } from './facets.ts';
import { languageCodeOf, languageNumber } from './languages.ts';

/** What the search is told of one job. */
export type SearchableJob = {
  siteId: SiteId;
  title: string;
  /** The kinds and fields of work that it offers, as words of the document. */
  works: readonly string[];
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
  /** Facets of its pay. */
  payFacets: readonly number[];
  languages: readonly string[];
  closed: Readonly<Record<ClosedKind, readonly string[]>>;
};

/** A description is read up to here; what stands further down is never what an ad is about. */
const readDescription = 20_000;

// `[^<>]` keeps it linear on a text of nothing but `<`.
/** The words of a description. */
export const plainText = (html: string): string =>
  html
    .slice(0, readDescription)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z]{1,8};|&#\d{1,6};/gi, ' ');

/**
 * How much a word tells of what the ad is about, by where it stands.
 * - `own`: title and kind of work
 * - `related`: skills and employer
 * - `mentioned`: everything else
 */
export type WordClass = 'own' | 'related' | 'mentioned';

/**
 * The lexeme of a word. The class is part of it, since an index knows lexemes but not their weights: asked for a weight,
 * the database would have to look into every ad that mentions the word.
 */
export const wordLexeme = (stem: string, of: WordClass): string =>
  `${{ own: '', related: '=', mentioned: '~' }[of]}${stem}`;

/** Texts of an ad by the class of their words, the strongest first. */
const textsOf = (job: SearchableJob): [WordClass, readonly string[]][] => [
  ['own', [job.title]],
  ['related', [...job.skills, ...(job.employer === null ? [] : [job.employer.name])]],
  ['mentioned', [job.teaser, plainText(job.descriptionHtml), ...job.placeTexts]],
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
    ...(job.isAbroad ? [abroadFacet] : []),
    ...job.payFacets,
  ];
  return [...new Set(all.filter((facet) => facet !== null))].toSorted((a, b) => a - b);
};

/**
 * The `tsvector` of a job as text. Each word stands in it once, in its strongest class. Stems consist of
 * `a-z 0-9 + # .`, so they need no escaping inside quotes.
 */
export const documentOfJob = (job: SearchableJob, facets: readonly number[]): string => {
  const classes = new Map<string, WordClass>([
    ...job.works.map((work) => [work, 'own'] as const),
    ...wordsOfOtherWork(tokens(job.title)).map((word) => [word, 'related'] as const),
  ]);
  for (const [of, texts] of textsOf(job)) {
    for (const word of texts.flatMap(tokens)) if (!classes.has(word)) classes.set(word, of);
  }
  const words = [...classes].map(([word, of]) => wordLexeme(word, of));
  return [...words, siteLexeme(job.siteId), ...facets.map(facetLexeme)].map((lexeme) => `'${lexeme}'`).join(' ');
};

/** Lists are ordered by the tier that was paid for, then by time. */
export const rankKey = (format: JobFormat, publishedAt: Date): number =>
  formatTier[format] * 1e12 + Math.floor(publishedAt.getTime() / 1000);
