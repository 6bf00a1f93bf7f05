import { biggest, type City, type Draft, kindOf, middle, otherNames, position } from './draft.ts';
import { bare, toMacedonian } from './letters.ts';
import { corrections } from './lists.ts';

/** Statistical regions of Slovenia with their towns. */
export const slovenia = (all: readonly City[]): Draft[] => {
  const cities = all.filter((city) => city.country === 'SI');
  return Object.entries(corrections.si.regions).flatMap(([region, { names, towns }]) => {
    const key = `SI/${bare(region)}`;
    const places = towns.map((name): Draft => {
      const facts = position(biggest(cities.filter((city) => bare(city.name) === bare(name))));
      return {
        key: `${key}/${bare(name)}`,
        parent: key,
        kind: kindOf(facts.population),
        country: 'SI',
        name,
        names: otherNames(name, { mk: toMacedonian(name) }),
        aliases: [],
        ...facts,
      };
    });
    const [hr, en, bs, mk] = names;
    return [
      {
        key,
        parent: 'SI',
        kind: 'region',
        country: 'SI',
        name: region,
        names: otherNames(region, { hr, en, bs, mk }),
        aliases: [],
        ...middle(places),
        population: null,
      } satisfies Draft,
      ...places,
    ];
  });
};

/** Cities abroad where people of the region work. */
export const abroad = (all: readonly City[]): Draft[] =>
  corrections.abroad.map((line) => {
    const [country = '', geoName = '', name = '', hr, en, sl, bs, mk] = line.split('|');
    const found = biggest(all.filter((city) => city.country === country && bare(city.name) === bare(geoName)));
    if (found === undefined) throw new Error(`GeoNames has no ${geoName} in ${country}.`);
    const facts = position(found);
    return {
      key: `${country}/${bare(name)}`,
      parent: country,
      kind: 'city',
      country,
      name,
      names: otherNames(name, {
        ...(hr !== undefined && { hr }),
        ...(en !== undefined && { en }),
        ...(sl !== undefined && { sl }),
        ...(bs !== undefined && { bs }),
        ...(mk !== undefined && { mk }),
      }),
      aliases: geoName === name || geoName === en ? [] : [geoName],
      ...facts,
    };
  });
