import { crc32 } from 'node:zlib';
import { markWord } from './mark.ts';
import { sphinxWord } from './sphinx-words.ts';

/** A row of `job_search` or of its past, instants in microseconds since 1970. */
export type VersionRow = {
  version: string;
  job_id: number;
  site_id: string;
  rank_key: string;
  listed_us: string;
  gone_us: string | null;
  published_us: string;
  ends_us: string | null;
  salary_gross: number | null;
  salary_net: number | null;
  salary_currency: string | null;
  trait_set: number;
  place_set: number;
  position_set: number;
  employer_set: number;
  /** Lexemes, with a space between. */
  words: string;
};

/** Later than any instant: a job without an end, a version that is still listed. */
const never = '9000000000000000';

const letters = 26;
const letterOf = (text: string, index: number): number =>
  (text.toUpperCase().charCodeAt(index) - 65 + letters) % letters;

/** A currency as a number; 0 where none is stated. */
export const currencyNumber = (currency: string | null): number =>
  currency === null || currency.length !== 3
    ? 0
    : 1 + (letterOf(currency, 0) * letters + letterOf(currency, 1)) * letters + letterOf(currency, 2);

/** A site as a number. */
export const siteNumber = (siteId: string): number => crc32(siteId);

const columns =
  'id,doc,job_id,site,rank_key,listed_at,gone_at,published_at,ends_at,salary_gross,salary_net,salary_currency,' +
  'trait_set,place_set,position_set,employer_set';

const valuesOf = (row: VersionRow): string =>
  `(${[
    row.version,
    `'${row.words.split(' ').map(sphinxWord).join(' ')}'`,
    row.job_id,
    siteNumber(row.site_id),
    row.rank_key,
    row.listed_us,
    row.gone_us ?? never,
    row.published_us,
    row.ends_us ?? never,
    row.salary_gross ?? 0,
    row.salary_net ?? 0,
    currencyNumber(row.salary_currency),
    row.trait_set,
    row.place_set,
    row.position_set,
    row.employer_set,
  ].join(',')})`;

const replacing = (values: readonly string[]): string =>
  `REPLACE INTO jobs_part (${columns}) VALUES ${values.join(',')}`;

/** A packet to `searchd` may hold 8 MB. */
const largestStatement = 4_000_000;

/** Statements that write rows, each short enough for one packet. */
export const writingRows = (rows: readonly VersionRow[]): string[] => {
  const statements: string[] = [];
  let values: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = valuesOf(row);
    if (values.length > 0 && length + text.length > largestStatement) {
      statements.push(replacing(values));
      values = [];
      length = 0;
    }
    values.push(text);
    length += text.length;
  }
  if (values.length > 0) statements.push(replacing(values));
  return statements;
};

/** No version of a job comes near it. Each node has its own, since of rows with the same id only one is found. */
const lastId = 9_007_199_254_740_991;

/** Says that a node has all changes up to an instant. */
export const writingMark = (node: number, fedUs: string): string =>
  replacing([`(${lastId - node},'${markWord}',0,0,0,${fedUs},${never},0,0,0,0,0,0,0,0,0)`]);
