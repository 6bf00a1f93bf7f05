import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Place = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  kind: z.string(),
  country: z.string(),
  name: z.string(),
  names: z.partialRecord(z.enum(['hr', 'en', 'sl', 'bs', 'mk']), z.string()),
  aliases: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  population: z.number().nullable(),
});
type Place = z.output<typeof Place>;

export type Language = 'hr' | 'bs' | 'mk';

/** A town as an ad of a market names it. */
export type Town = {
  name: string;
  region: string | null;
  country: string;
  latitude: number;
  longitude: number;
  population: number;
  aliases: readonly string[];
};

// The API's own reference data: an ad's town is one that the search knows.
const places = z
  .array(Place)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../apps/api/src/reference/places.json'), 'utf8')));
const byId = new Map(places.map((place) => [place.id, place]));

const nameIn = (place: Place, language: Language): string => place.names[language] ?? place.name;

const townOf = (place: Place, language: Language): Town | null => {
  const { latitude, longitude, population, country, kind } = place;
  if (latitude === null || longitude === null || kind === 'country' || kind === 'region') return null;
  const parent = place.parentId === null ? undefined : byId.get(place.parentId);
  const region = parent?.kind === 'region' ? nameIn(parent, language) : null;
  return {
    name: nameIn(place, language),
    region,
    country,
    latitude,
    longitude,
    population: population ?? 1000,
    aliases: place.aliases,
  };
};

/** Towns of a country, most populous first. */
export const townsOf = (country: string, language: Language): Town[] =>
  places
    .filter((place) => place.country === country)
    .map((place) => townOf(place, language))
    .filter((town) => town !== null)
    .toSorted((a, b) => b.population - a.population);

/** The town that a name means: the most populous of its namesakes. */
export const findTown = (towns: readonly Town[], name: string): Town => {
  const found = towns.find((town) => town.name === name) ?? towns.find(({ aliases }) => aliases.includes(name));
  if (found === undefined) throw new Error(`No town is called ${name}.`);
  return { ...found, name };
};
