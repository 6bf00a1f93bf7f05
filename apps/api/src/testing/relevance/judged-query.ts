import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const name = z.union([z.string(), z.number()]).transform(String);
const ids = z.array(name);
const oneOrMany = z.union([name.transform((value) => [value]), ids]);

/** A search and what somebody who read every ad says of it. Ads are named by their `identifier`. */
const JudgedQuery = z.object({
  id: name,
  q: z.union([z.string(), z.array(z.string()).transform((words) => words.join(' '))]).default(''),
  /** Places and positions by name or by id. */
  filters: z
    .object({ locations: oneOrMany.optional(), positions: oneOrMany.optional(), newJobs: z.boolean().optional() })
    .nullish()
    .transform((filters) => filters ?? {}),
  /** Ads that must be found. Without this list the answer is written and not judged. */
  relevant: ids.optional(),
  /** Ads that may be found: neither missed where absent nor wrong where present. */
  fine: ids.default([]),
  /** Ads that must not be found. */
  mustNot: ids.default([]),
});
export type JudgedQuery = z.output<typeof JudgedQuery>;

const parseJson = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${where}: no JSON (${error instanceof Error ? error.message : 'unreadable'})`, { cause: error });
  }
};

const listIn = (value: unknown, where: string): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`${where}: a list was expected`);
};

type Placed = { where: string; value: unknown };

const valuesIn = (text: string): Placed[] =>
  text.startsWith('[')
    ? listIn(parseJson(text, 'The queries'), 'The queries').map((value, index) => ({
        where: `Query ${index + 1}`,
        value,
      }))
    : text.split(/\r?\n/).flatMap((line, index) => {
        const where = `Line ${index + 1} of the queries`;
        return line.trim() === '' ? [] : [{ where, value: parseJson(line, where) }];
      });

const parseQuery = ({ where, value }: Placed): JudgedQuery => {
  const parsed = JudgedQuery.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${where}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not a query'}`);
};

/**
 * Queries of a file: a JSON array, or an object a line.
 * @throws an Error that says which line is wrong and why
 */
export const readQueries = async (file: string): Promise<JudgedQuery[]> => {
  const queries = valuesIn((await readFile(file, 'utf8')).replace(/^\u{feff}/u, '').trim()).map(parseQuery);
  const seen = new Set<string>();
  for (const { id } of queries) {
    if (seen.has(id)) throw new Error(`Two of the queries have the id ${id}.`);
    seen.add(id);
  }
  return queries;
};

/** Ads that the judgements name and that were not loaded, each once. */
export const unknownAds = (queries: readonly JudgedQuery[], loaded: ReadonlySet<string>): string[] => [
  ...new Set(
    queries
      .flatMap(({ relevant = [], fine, mustNot }) => [...relevant, ...fine, ...mustNot])
      .filter((id) => !loaded.has(id)),
  ),
];
