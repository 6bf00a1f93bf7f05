import { biggest, type City, type Draft, kindOf, middle, otherNames, position } from './draft.ts';
import { bare, toMacedonian } from './letters.ts';
import { corrections, croatianCounties } from './lists.ts';

/** GeoNames' admin1 codes, in the alphabetical order of the counties with Grad Zagreb last. */
const adminCodes: Record<string, string> = {
  'Bjelovarsko-bilogorska': '01',
  'Brodsko-posavska': '02',
  'Dubrovačko-neretvanska': '03',
  Istarska: '04',
  Karlovačka: '05',
  'Koprivničko-križevačka': '06',
  'Krapinsko-zagorska': '07',
  'Ličko-senjska': '08',
  Međimurska: '09',
  'Osječko-baranjska': '10',
  'Požeško-slavonska': '11',
  'Primorsko-goranska': '12',
  'Šibensko-kninska': '13',
  'Sisačko-moslavačka': '14',
  'Splitsko-dalmatinska': '15',
  Varaždinska: '16',
  'Virovitičko-podravska': '17',
  'Vukovarsko-srijemska': '18',
  Zadarska: '19',
  Zagrebačka: '20',
  'Grad Zagreb': '21',
};

// `Pula (Pola)` carries the name in the minority's language, `Privlaka (Dalmacija)` says which one is meant.
const partsOf = (listed: string): { name: string; alias: string | null } => {
  const [, name = listed, inBrackets = null] = /^(.*?) \((.*)\)$/.exec(listed) ?? [];
  const isHint = inBrackets === null || /^(Dalma|kod )/.test(inBrackets);
  return { name: corrections.hr.renamed[name] ?? name, alias: isHint ? null : inBrackets };
};

const placeIn = (region: string, cities: readonly City[], name: string, alias: string | null): Draft => {
  const [, , latitude, longitude, population] = corrections.hr.added.find(([, added]) => added === name) ?? [];
  const known = position(biggest(cities.filter((city) => bare(city.name) === bare(name))));
  const facts =
    latitude === undefined || longitude === undefined || population === undefined
      ? known
      : { latitude, longitude, population };
  return {
    key: `${region}/${bare(name)}`,
    parent: region,
    kind: kindOf(facts.population),
    country: 'HR',
    name,
    names: otherNames(name, { mk: toMacedonian(name) }),
    aliases: alias === null ? [] : [alias],
    ...facts,
  };
};

/** Counties with their post towns, and what GeoNames knows beside them from a thousand people on. */
export const croatia = (all: readonly City[]): Draft[] =>
  croatianCounties.flatMap((county) => {
    const region = `HR/${bare(county.name)}`;
    const cities = all.filter((city) => city.country === 'HR' && city.adminCode === adminCodes[county.name]);
    const dropped = corrections.hr.dropped[county.name] ?? [];
    const stated = county.cities.filter(({ name }) => !dropped.includes(name));
    const listed = new Map(stated.map(({ name }) => partsOf(name)).map((parts) => [bare(parts.name), parts]));
    for (const [of, name] of corrections.hr.added)
      if (of === county.name) listed.set(bare(name), { name, alias: null });
    for (const city of cities) {
      // PPLX: a part of a town, as if it were one.
      if (city.featureCode !== 'PPLX' && !listed.has(bare(city.name)))
        listed.set(bare(city.name), { name: city.name, alias: null });
    }
    const places = [...listed.values()].map(({ name, alias }) => placeIn(region, cities, name, alias));
    const isCity = county.name === 'Grad Zagreb';
    const name = isCity ? county.name : `${county.name} županija`;
    const [en = name, sl = name, mk = name] = corrections.hr.regions[county.name] ?? [];
    return [
      {
        key: region,
        parent: 'HR',
        kind: 'region',
        country: 'HR',
        name,
        names: otherNames(name, { en, sl, mk }),
        aliases: isCity ? [] : [county.name, ...(corrections.hr.regionAliases[county.name] ?? [])],
        ...middle(places),
        population: null,
      } satisfies Draft,
      ...places,
    ];
  });
