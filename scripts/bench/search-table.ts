import { type Column, markdownTable } from './markdown.ts';

type Times = { p50: number; p95: number };

/** One search on one engine with so many ads. Times in milliseconds. */
export type SearchRow = {
  jobs: number;
  engine: string;
  search: string;
  total: number;
  raw: Times;
  own: Times;
  http: Times;
};

const columns: Column[] = [
  { head: 'ads' },
  { head: 'engine', isText: true },
  { head: 'search', isText: true },
  { head: 'found' },
  { head: 'engine p50' },
  { head: 'p95' },
  { head: 'HTTP p50' },
  { head: 'p95' },
  { head: 'raw p50' },
  { head: 'HTTP / raw' },
];

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** What searches took, and how many raw queries that is. */
export const searchTable = (rows: readonly SearchRow[]): string =>
  markdownTable(
    columns,
    rows.map(({ jobs, engine, search, total, raw, own, http }) => [
      String(jobs),
      engine,
      search,
      String(total),
      ms(own.p50),
      ms(own.p95),
      ms(http.p50),
      ms(http.p95),
      ms(raw.p50),
      (http.p50 / raw.p50).toFixed(1),
    ]),
  );

/** The most that an answer over HTTP may take, in raw queries, where few ads are found. */
const budget = 15;
const fewShare = 0.01;

/**
 * One sentence for each search at 100,000 ads or fewer that takes too long beside the raw query. An engine beside the
 * database has a fixed cost that only far more ads pay back: it is measured, not judged.
 */
export const slowSearches = (rows: readonly SearchRow[]): string[] =>
  rows
    .filter(({ engine }) => engine !== 'sphinx')
    .filter(({ jobs, total, raw, http }) => jobs <= 100_000 && total <= jobs * fewShare && http.p50 > raw.p50 * budget)
    .map(
      ({ jobs, engine, search, raw, http }) =>
        `'${search}' among ${jobs} ads on ${engine} takes ${(http.p50 / raw.p50).toFixed(1)} raw queries: ${budget} are allowed.`,
    );
