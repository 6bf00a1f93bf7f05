import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const oneOrMany = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const ids = z.array(z.union([z.string(), z.number()]).transform(String));

/** A search and what somebody who read every ad says of it. Ads are named by their `identifier`. */
const JudgedQuery = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  q: z.string().default(''),
  filters: z
    .object({ locations: oneOrMany.optional(), positions: oneOrMany.optional(), newJobs: z.boolean().optional() })
    .optional(),
  /** Ads that must be found. Without this list the answer is written and not judged. */
  relevant: ids.optional(),
  /** Ads that may be found: neither missed where absent nor wrong where present. */
  fine: ids.default([]),
  /** Ads that must not be found. */
  mustNot: ids.default([]),
});
export type JudgedQuery = z.output<typeof JudgedQuery>;

/** Queries of a file: a JSON array, or an object a line. */
export const readQueries = async (file: string): Promise<JudgedQuery[]> => {
  const text = (await readFile(file, 'utf8')).replace(/^\u{feff}/u, '').trim();
  const values: unknown = text.startsWith('[')
    ? JSON.parse(text)
    : text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line): unknown => JSON.parse(line));
  return z.array(JudgedQuery).parse(values);
};
