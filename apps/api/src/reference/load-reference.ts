import { createHash } from 'node:crypto';
import { slugOf } from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { places, positions, settings } from '../db/schema/index.ts';
import { transact } from '../db/transact.ts';
import { keysOfPlace } from '../modules/places/place-index.ts';
import {
  namesOfPlace,
  type ReferencePlace,
  referencePlaces,
  type ReferencePosition,
  referencePositions,
  referenceText,
} from './read-reference.ts';
import { readReferenceVersion, referenceSetting } from './reference-version.ts';

/** Changes when rows are made of the same files in another way. */
const rowsVersion = 2;

const contentHash = (): string =>
  createHash('sha256')
    .update(`${rowsVersion}`)
    .update(referenceText('places.json'))
    .update(referenceText('positions.json'))
    .digest('hex');

const toPlaceRow = (place: ReferencePlace): typeof places.$inferInsert => ({
  id: place.id,
  kind: place.kind,
  parentId: place.parentId,
  country: place.country,
  name: place.name,
  names: namesOfPlace(place),
  slug: slugOf(place.name),
  keys: keysOfPlace(place),
  population: place.population,
  latitude: place.latitude,
  longitude: place.longitude,
});

const toPositionRow = ({ id, code, parentId, names, synonyms }: ReferencePosition): typeof positions.$inferInsert => {
  const locales = Object.keys(names) as Locale[];
  const feminines = locales.flatMap((locale) => {
    const { feminine } = names[locale];
    return feminine === undefined ? [] : [[locale, feminine] as const];
  });
  return {
    id,
    code,
    parentId,
    names: { hr: names.hr.name, en: names.en.name, sl: names.sl.name, bs: names.bs.name, mk: names.mk.name },
    feminines: Object.fromEntries(feminines),
    synonyms,
  };
};

const inChunks = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, chunk) => rows.slice(chunk * size, (chunk + 1) * size));

const writePlaces = async (tx: Db): Promise<void> => {
  for (const rows of inChunks(referencePlaces().map(toPlaceRow), 500)) {
    await tx
      .insert(places)
      .values(rows)
      .onConflictDoUpdate({
        target: places.id,
        set: {
          kind: sql`excluded.kind`,
          parentId: sql`excluded.parent_id`,
          country: sql`excluded.country`,
          name: sql`excluded.name`,
          names: sql`excluded.names`,
          slug: sql`excluded.slug`,
          keys: sql`excluded.keys`,
          population: sql`excluded.population`,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
        },
      });
  }
};

const writePositions = async (tx: Db): Promise<void> => {
  await tx
    .insert(positions)
    .values(referencePositions().map(toPositionRow))
    .onConflictDoUpdate({
      target: positions.id,
      set: {
        code: sql`excluded.code`,
        parentId: sql`excluded.parent_id`,
        names: sql`excluded.names`,
        feminines: sql`excluded.feminines`,
        synonyms: sql`excluded.synonyms`,
      },
    });
};

/**
 * Writes places, categories and occupations into their tables, when they are not those of this release already.
 * @returns whether anything was written
 */
export const loadReference = async (db: Db): Promise<boolean> => {
  const hash = contentHash();
  if ((await readReferenceVersion(db)) === hash) return false;
  await transact(db, async (tx) => {
    await writePlaces(tx);
    await writePositions(tx);
    await tx
      .insert(settings)
      .values({ key: referenceSetting, value: hash })
      .onConflictDoUpdate({ target: settings.key, set: { value: hash } });
  });
  return true;
};
