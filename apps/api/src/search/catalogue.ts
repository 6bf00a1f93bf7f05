import {
  fieldWord,
  fold,
  isInAnyCase,
  placeKey,
  queryTokens,
  tokens,
  worksAsked,
  worksNamed,
} from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../db/client.ts';
import { places, positions } from '../db/schema/index.ts';
import { referencePlaces } from '../reference/read-reference.ts';
import { readReferenceVersion } from '../reference/reference-version.ts';

export type Place = typeof places.$inferSelect;
export type Position = typeof positions.$inferSelect;

/** Places and positions with the indexes that names are looked up by. */
export type Catalogue = {
  placeById: ReadonlyMap<number, Place>;
  /** Places by the key of any of their names in any case. */
  placesByKey: ReadonlyMap<string, readonly Place[]>;
  positionById: ReadonlyMap<number, Position>;
  positionsByKey: ReadonlyMap<string, readonly Position[]>;
  /** Positions by each kind of work that one of their names is, fields of work by theirs: `.waiter`, `.in.ittelecom`. */
  positionsByWork: ReadonlyMap<string, readonly Position[]>;
  /** Positions by other words that people have for them, but for those that name another kind of work. */
  positionsBySynonym: ReadonlyMap<string, readonly Position[]>;
  /** The place and all that hold it. */
  withParents: (placeId: number) => Place[];
};

const addTo = <T>(index: Map<string, T[]>, key: string, value: T): void => {
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
};

// Regions are asked for with and without what they are called: `Splitsko-dalmatinska (županija)`.
const regionWords = new Set([
  'zupanij',
  'kanton',
  'kantn',
  'region',
  'grad',
  'opcin',
  'opstin',
  'county',
  'kotar',
  'statisticn',
]);

const regionKeys = (place: Place): string[] => {
  if (place.kind !== 'region') return [];
  return [place.name, ...Object.values(place.names)].flatMap((name) => {
    const bare = tokens(name).filter((word) => !regionWords.has(word));
    return bare.length === 0 ? [] : [bare.join(' ')];
  });
};

/** A position's key does not mind order, repetition and generic words: `Konobar / konobarica` is `konobar`. */
const positionKey = (name: string): string => [...new Set(queryTokens(name))].toSorted().join(' ');

/** Names of a position in every language, for a man and for a woman. */
export const namesOfPosition = ({ names, feminines }: Position): string[] => [
  ...Object.values(names),
  ...Object.values(feminines),
];

const worksOfPosition = (position: Position): ReadonlySet<string> =>
  new Set(
    position.parentId === null
      ? [fieldWord(position.code)]
      : namesOfPosition(position).flatMap((name) => worksNamed(tokens(name))),
  );

const readCatalogue = async (db: Db): Promise<Catalogue> => {
  const [placeRows, positionRows] = [await db.select().from(places), await db.select().from(positions)];
  const placeById = new Map(placeRows.map((place) => [place.id, place]));
  const placesByKey = new Map<string, Place[]>();
  for (const place of placeRows) {
    for (const key of new Set([...place.keys, ...regionKeys(place)])) addTo(placesByKey, key, place);
  }
  const positionsByKey = new Map<string, Position[]>();
  const positionsByWork = new Map<string, Position[]>();
  const positionsBySynonym = new Map<string, Position[]>();
  for (const position of positionRows) {
    for (const name of namesOfPosition(position)) {
      addTo(positionsByKey, positionKey(name), position);
      // `Konobar / konobarica`, `Kuhar, slastičar`: each of the names by itself.
      for (const part of name.split(/\s?[/,]\s?/)) addTo(positionsByKey, positionKey(part), position);
    }
    const works = worksOfPosition(position);
    for (const work of works) addTo(positionsByWork, work, position);
    const isSame = (name: string): boolean => worksNamed(tokens(name)).every((work) => works.has(work));
    for (const name of Object.values(position.synonyms).flat())
      if (isSame(name)) addTo(positionsBySynonym, positionKey(name), position);
    addTo(positionsByKey, position.code, position);
  }
  const withParents = (placeId: number): Place[] => {
    const found: Place[] = [];
    for (let place = placeById.get(placeId); place !== undefined && found.length < 6;) {
      found.push(place);
      place = place.parentId === null ? undefined : placeById.get(place.parentId);
    }
    return found;
  };
  return {
    placeById,
    placesByKey,
    positionById: new Map(positionRows.map((position) => [position.id, position])),
    positionsByKey,
    positionsByWork,
    positionsBySynonym,
    withParents,
  };
};

type Kept = { catalogue: Promise<Catalogue>; version: Promise<string | null>; askedAt: number };

/** How long a change of places and positions may go unseen. */
const askAgainAfterMs = 60_000;

const kept = new WeakMap<Db, Kept>();

const keep = (db: Db): Promise<Catalogue> => {
  // The version first: what changes between the two is read once more.
  const version = readReferenceVersion(db);
  const catalogue = version.then(() => readCatalogue(db));
  kept.set(db, { catalogue, version, askedAt: Date.now() });
  // What could not be read is asked for again, and an empty table is one that is still to be filled.
  catalogue.then(
    ({ placeById }) => (placeById.size === 0 ? kept.delete(db) : null),
    () => kept.delete(db),
  );
  return catalogue;
};

/**
 * The catalogue of a database. A release writes its places and positions while instances of the one before still answer: they
 * ask once a minute whether it did, beside the call, and read anew.
 */
export const catalogueOf = (db: Db): Promise<Catalogue> => {
  const known = kept.get(db);
  if (known === undefined) return keep(db);
  if (Date.now() - known.askedAt >= askAgainAfterMs) {
    known.askedAt = Date.now();
    void Promise.all([readReferenceVersion(db), known.version]).then(
      ([now, then]) => (now === then ? null : keep(db)),
      // A busy database is asked in a minute again.
      () => null,
    );
  }
  return known.catalogue;
};

/**
 * Positions of a code or name in any language; else those of the kind of work that the words are, all of them; else those
 * that it is another word for.
 */
export const findPositions = (
  { positionsByKey, positionsByWork, positionsBySynonym }: Catalogue,
  name: string,
): readonly Position[] => {
  const key = positionKey(name);
  const named = positionsByKey.get(name) ?? positionsByKey.get(key);
  if (named !== undefined) return named;
  const words = queryTokens(name);
  const [asked, ...others] = worksAsked(words);
  const isWhole = asked !== undefined && others.length === 0 && asked.at.length === words.length;
  return (isWhole ? positionsByWork.get(asked.work) : undefined) ?? positionsBySynonym.get(key) ?? [];
};

const people = (place: Place): number => place.population ?? 0;

let aliases: ReadonlyMap<number, readonly string[]> | null = null;
/** Other names of a place, which come with the release: `Beč`, `Dalmacija`. */
const aliasesOf = (place: Place): readonly string[] =>
  (aliases ??= new Map(referencePlaces().map((one) => [one.id, one.aliases]))).get(place.id) ?? [];

const regionWord = /\s*(?:županija|kanton|regija|regionot|регион|distrikt|grad)\s*/giu;

const namesOf = (place: Place): string[] => {
  const names = [place.name, ...Object.values(place.names), ...aliasesOf(place)];
  return place.kind === 'region' ? [...names, ...names.map((name) => name.replace(regionWord, ' ').trim())] : names;
};

/** Whether a name is the place's own, letter by letter but for accents and script; not a case of it or an adjective. */
export const isOwnName = (place: Place, name: string): boolean =>
  namesOf(place).some((own) => fold(own) === fold(name));

/** Whether a name is the place's own in any of its cases. */
export const isOwnNameInCase = (place: Place, name: string): boolean =>
  namesOf(place).some((own) => isInAnyCase(own, name));

/**
 * Places whose name this is: those of that very name if there are any (`Njemačka` is not the village Nijemci), of the
 * site's own country if there are any, else of the country where the largest is. Namesakes of one country come together,
 * a city with its region; the first is the one meant.
 */
export const findPlaces = (catalogue: Catalogue, name: string, market: string): Place[] => {
  const found = (catalogue.placesByKey.get(placeKey(name)) ?? []).toSorted((a, b) => people(b) - people(a));
  const own = found.filter((place) => isOwnName(place, name));
  const inCase = own.length > 0 ? own : found.filter((place) => isOwnNameInCase(place, name));
  const meant = inCase.length === 0 ? found : inCase;
  const country = meant.some((place) => place.country === market) ? market : meant[0]?.country;
  return [
    ...meant.filter((place) => place.country === country),
    ...found.filter((place) => place.country === country && place.kind === 'region' && !meant.includes(place)),
  ];
};

/** A name in the language asked for, else the place's own. */
export const placeName = (place: Place, locale: Locale): string => place.names[locale] ?? place.name;
/** The name of what holds a place: the region of a town, the country of a region. Null for a country. */
export const holderName = (catalogue: Catalogue, place: Place, locale: Locale): string | null => {
  const holder = place.parentId === null ? undefined : catalogue.placeById.get(place.parentId);
  return holder === undefined ? null : placeName(holder, locale);
};
export const positionName = (position: Position, locale: Locale): string => position.names[locale];
