import { describe, expect, it } from 'vitest';
import { namesOfPlace, referencePlaces } from '../../reference/read-reference.ts';
import type { Catalogue, Place } from '../../search/catalogue.ts';
import { keysOfPlace } from '../places/place-index.ts';
import { splitQueryPlace } from './query-place.ts';

const placesByKey = new Map<string, Place[]>();
for (const place of referencePlaces()) {
  const row: Place = { ...place, names: namesOfPlace(place), slug: '', keys: keysOfPlace(place) };
  for (const key of row.keys) placesByKey.set(key, [...(placesByKey.get(key) ?? []), row]);
}
const catalogue: Catalogue = {
  placeById: new Map(),
  placesByKey,
  positionById: new Map(),
  positionsByKey: new Map(),
  positionsByWork: new Map(),
  positionsBySynonym: new Map(),
  withParents: () => [],
};

const split = (query: string, market = 'HR') => {
  const { words, place } = splitQueryPlace(query, catalogue, market);
  return [words, place];
};

describe('a place in the words of a search', () => {
  it.each([
    ['konobar u Zagrebu', 'konobar', 'Zagrebu'],
    ['konobar zagreb', 'konobar', 'zagreb'],
    ['Mostar cistac', 'cistac', 'Mostar'],
    ['работа во Скопје', 'работа', 'Скопје'],
    ['rabota vo Bitola', 'rabota', 'Bitola'],
    ['delo v Ljubljani', 'delo', 'Ljubljani'],
    ['delo v Kopru', 'delo', 'Kopru'],
    ['delo v Novem mestu', 'delo', 'Novem mestu'],
    ['posao u Banjoj Luci', 'posao', 'Banjoj Luci'],
    ['posao u Slavonskom Brodu', 'posao', 'Slavonskom Brodu'],
    ['kuhar u Rijeci', 'kuhar', 'Rijeci'],
    ['vozač iz Vinkovaca', 'vozač iz', 'Vinkovaca'],
    ['prodavač u Vinkovcima', 'prodavač', 'Vinkovcima'],
    ['prodavač u Đakovu', 'prodavač', 'Đakovu'],
    ['prodavac u Sibeniku', 'prodavac', 'Sibeniku'],
    ['radnik u Čakovcu', 'radnik', 'Čakovcu'],
    ['konobar na Krku', 'konobar', 'Krku'],
    ['posao u Zenici', 'posao', 'Zenici'],
    ['posao u Brčkom', 'posao', 'Brčkom'],
    ['zidar u Njemačkoj', 'zidar', 'Njemačkoj'],
    ['posao u Austriji', 'posao', 'Austriji'],
    ['delo v Avstriji', 'delo', 'Avstriji'],
    ['delo na Hrvaškem', 'delo', 'Hrvaškem'],
    ['работа во Германија', 'работа', 'Германија'],
    ['jobs in Germany', 'jobs', 'Germany'],
    ['posao u Švicarskoj', 'posao', 'Švicarskoj'],
    ['Irska', '', 'Irska'],
    ['posao u Dalmaciji', 'posao', 'Dalmaciji'],
    ['sezona Istra', 'sezona', 'Istra'],
    ['posao u Zagrebačkoj županiji', 'posao', 'Zagrebačkoj županiji'],
    ['posao u Beču', 'posao', 'Beču'],
    ['posao u Beogradu', 'posao', 'Beogradu'],
    ['driver Munich', 'driver', 'Munich'],
  ])('%s', (query, words, place) => {
    expect(split(query)).toEqual([words, place]);
  });

  it.each([
    'Zagrebačka banka',
    'engleski jezik',
    'njemački',
    'konobar u sali',
    'rad u centru grada',
    'posao u gradu',
    'radnik na brodu',
    'visoko obrazovanje',
    'polagač ploča',
    'Horvat',
    'Kovač',
    'Perić i partneri',
    'radnik u luci',
    'kuća iz snova',
    'bar',
    'rad u timu',
    'IT',
    'work in sales',
    'novi posao',
  ])('%s names none', (query) => {
    expect(split(query)).toEqual([query, null]);
  });
});
