import { biggest, type City, type Draft, kindOf, middle, otherNames, position } from './draft.ts';
import { bare } from './letters.ts';
import { corrections, macedonianRegions } from './lists.ts';

const { mk } = corrections;

const factsOf = (cities: readonly City[], name: string, latin: string) => {
  const spellings = new Set([latin, ...(mk.aliases[name] ?? [])].map(bare));
  const facts = position(biggest(cities.filter((city) => spellings.has(bare(city.name)) || city.name === name)));
  const [latitude, longitude] = mk.coordinates[name] ?? [facts.latitude, facts.longitude];
  return { latitude, longitude, population: mk.population[name] ?? facts.population };
};

/** Statistical regions with their main towns and municipalities, named in both scripts. */
export const macedonia = (all: readonly City[]): Draft[] => {
  const cities = all.filter((city) => city.country === 'MK');
  return macedonianRegions.flatMap(({ region, mainTown, municipalities }) => {
    const [hr = region, en = region, sl = region, bs = region] = mk.regions[region] ?? [];
    const key = `MK/${bare(en.replace(' Region', ''))}`;
    const places = [mainTown, ...municipalities].map(({ name, latin }): Draft => {
      const facts = factsOf(cities, name, latin);
      return {
        key: `${key}/${bare(latin)}`,
        parent: key,
        kind: kindOf(facts.population),
        country: 'MK',
        name: latin,
        names: otherNames(latin, { ...mk.names[name], mk: name }),
        aliases: mk.aliases[name] ?? [],
        ...facts,
      };
    });
    return [
      {
        key,
        parent: 'MK',
        kind: 'region',
        country: 'MK',
        name: hr,
        names: otherNames(hr, { en, sl, bs, mk: region }),
        aliases: [],
        ...middle(places),
        population: null,
      } satisfies Draft,
      ...places,
    ];
  });
};
