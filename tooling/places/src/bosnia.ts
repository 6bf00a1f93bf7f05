import { biggest, type City, type Draft, kindOf, middle, otherNames, position } from './draft.ts';
import { bare, toMacedonian } from './letters.ts';
import { bosnianRegions, corrections } from './lists.ts';

const { ba } = corrections;

/** GeoNames' admin1 codes of the entities and the district. */
const adminCodes: Record<string, string> = { FBiH: '01', RS: '02', BD: 'BRC' };

const factsOf = (cities: readonly City[], name: string, entity: string) => {
  const spellings = new Set([name, ...(ba.aliases[name] ?? []), name.replace(/^Sarajevo - /, '')].map(bare));
  // The parts of Sarajevo share their names with towns elsewhere.
  const isPart = name.startsWith('Sarajevo - ');
  const found = isPart
    ? undefined
    : biggest(cities.filter((city) => city.adminCode === adminCodes[entity] && spellings.has(bare(city.name))));
  const facts = position(found);
  const [latitude, longitude] = ba.coordinates[name] ?? [facts.latitude, facts.longitude];
  const isSmallNamesake = entity === 'RS' && name === 'Kupres';
  return { latitude, longitude, population: isSmallNamesake ? null : (ba.population[name] ?? facts.population) };
};

const placeIn = (region: string, entity: string, cities: readonly City[], name: string): Draft => {
  const facts = factsOf(cities, name, entity);
  return {
    key: `${region}/${bare(name)}`,
    parent: region,
    kind: kindOf(facts.population),
    country: 'BA',
    name,
    names: otherNames(name, { mk: toMacedonian(name) }),
    aliases: ba.aliases[name] ?? [],
    ...facts,
  };
};

const squaredDistance = (a: { latitude: number | null; longitude: number | null }, b: typeof a): number =>
  ((a.latitude ?? 99) - (b.latitude ?? 0)) ** 2 + ((a.longitude ?? 99) - (b.longitude ?? 0)) ** 2;

// GeoNames does not know cantons: a town belongs where the nearest municipality of its entity does.
const furtherTowns = (
  cities: readonly City[],
  listed: readonly Draft[],
  entityOf: ReadonlyMap<string, string>,
): Draft[] => {
  const names = new Set(listed.flatMap(({ name, aliases }) => [name, ...aliases]).map(bare));
  const added = new Set<string>();
  return cities.flatMap((city) => {
    const facts = position(city);
    const isNew = !names.has(bare(city.name)) && !added.has(bare(city.name)) && (facts.population ?? 0) >= 3_000;
    const here = listed.filter(
      ({ parent, latitude }) => latitude !== null && adminCodes[entityOf.get(parent ?? '') ?? ''] === city.adminCode,
    );
    const parent = here.toSorted((a, b) => squaredDistance(a, facts) - squaredDistance(b, facts))[0]?.parent;
    if (!isNew || parent === undefined || parent === null) return [];
    added.add(bare(city.name));
    const { name } = city;
    return [
      {
        key: `${parent}/${bare(name)}`,
        parent,
        kind: 'place' as const,
        country: 'BA',
        name,
        names: otherNames(name, { mk: toMacedonian(name) }),
        aliases: [],
        ...facts,
      },
    ];
  });
};

/** Cantons of the Federation, regions of Republika Srpska and the district, with their municipalities and bigger towns. */
export const bosnia = (all: readonly City[]): Draft[] => {
  const cities = all.filter((city) => city.country === 'BA');
  const entityOf = new Map(bosnianRegions.map(({ code, entity }) => [`BA/${code}`, entity]));
  const places = bosnianRegions.flatMap(({ code, entity, municipalities }) =>
    [
      ...municipalities.map(({ name }) => ba.renamedIn[code]?.[name] ?? ba.renamed[name] ?? name),
      ...(ba.added[code] ?? []),
    ].map((name) => placeIn(`BA/${code}`, entity, cities, name)),
  );
  const regions = bosnianRegions.map(({ code, name: listed }): Draft => {
    const key = `BA/${code}`;
    const name = code === 'K10' ? 'Kanton 10' : listed;
    const [en = name, sl = name, mk = name] = ba.regions[code] ?? [];
    return {
      key,
      parent: 'BA',
      kind: 'region',
      country: 'BA',
      name,
      names: otherNames(name, { en, sl, mk }),
      aliases: ba.regionAliases[code] ?? [],
      ...middle(places.filter(({ parent }) => parent === key)),
      population: null,
    };
  });
  return [...regions, ...places, ...furtherTowns(cities, places, entityOf)];
};
