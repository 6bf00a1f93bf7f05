import { describe, expect, it } from 'vitest';
import { referencePlaces } from '../../reference/read-reference.ts';
import { placeIndex } from './place-index.ts';
import { resolvePlace } from './resolve-place.ts';

const keysOf = (ids: readonly number[]): string[] => ids.map((id) => placeIndex().byId.get(id)?.key ?? '');

describe('places of ads', () => {
  it.each([
    ['cijela Hrvatska', 'HR', ['HR']],
    ['Zagreb ili Split', 'HR', ['HR/gradzagreb/zagreb', 'HR/splitskodalmatinska/split']],
    ['Zagreb (Buzin)', 'HR', ['HR/gradzagreb/zagreb']],
    ['Köln (Njemačka), Zagreb, Remote', 'HR', ['DE/koln', 'HR/gradzagreb/zagreb']],
    ['Zagreb, hybrid', 'HR', ['HR/gradzagreb/zagreb']],
    ['Grad Zagreb i Zagrebačka županija', 'HR', ['HR/gradzagreb', 'HR/zagrebacka']],
    ['u Zagrebu', 'HR', ['HR/gradzagreb/zagreb']],
    ['Rijeci', 'HR', ['HR/primorskogoranska/rijeka']],
    ['DUBROVNIK', 'HR', ['HR/dubrovackoneretvanska/dubrovnik']],
    ['Sibenik', 'HR', ['HR/sibenskokninska/sibenik']],
    ['Split, Splitsko-dalmatinska, Hrvatska', 'HR', ['HR/splitskodalmatinska/split']],
    ['Split/Zadar/Šibenik', 'HR', ['HR/splitskodalmatinska/split', 'HR/zadarska/zadar', 'HR/sibenskokninska/sibenik']],
    ['Mjesto rada: Osijek', 'HR', ['HR/osjeckobaranjska/osijek']],
    ['Istra', 'HR', ['HR/istarska']],
    ['Pula (Pola)', 'HR', ['HR/istarska/pula']],
    ['Beč', 'HR', ['AT/wien']],
    ['London, UK', 'HR', ['GB/london']],
    ['Irska, Dublin', 'HR', ['IE/dublin']],
    ['Rad od kuće', 'HR', []],
    ['Remote', 'HR', []],
    ['Bangalore, India', 'HR', []],
    ['', 'HR', []],
    ['Banjoj Luci', 'BA', ['BA/RS-BL/banjaluka']],
    ['Sarajevo - Novi Grad', 'BA', ['BA/KS/sarajevonovigrad']],
    ['Novi Grad', 'BA', ['BA/RS-PD/novigrad']],
    ['Foča', 'BA', ['BA/RS-FO/foca']],
    ['Ustiprača', 'BA', ['BA/RS-FO/novogorazde']],
    ['Bužim', 'BA', ['BA/USK/buzim']],
    ['cijela BiH', 'BA', ['BA']],
    ['Скопје', 'MK', ['MK/skopje/skopje']],
    ['Skoplje', 'MK', ['MK/skopje/skopje']],
    ['во Охрид и Струга', 'MK', ['MK/southwestern/ohrid', 'MK/southwestern/struga']],
    ['Маврово и Ростуше', 'MK', ['MK/polog/mavrovoirostuse']],
    ['Ljubljana, Slovenija', 'HR', ['SI/osrednjeslovenskaregija/ljubljana']],
  ])('%j on a site of %s', (text, market, keys) => {
    expect(keysOf(resolvePlace(text, { market }))).toEqual(keys);
  });

  it('homonyms are kept apart by the region that the feed states, and come together without one', () => {
    expect(keysOf(resolvePlace('Trnovo', { market: 'BA', region: 'Kanton Sarajevo' }))).toEqual(['BA/KS/trnovo']);
    expect(keysOf(resolvePlace('Trnovo', { market: 'BA' }))).toEqual(['BA/KS/trnovo', 'BA/RS-IS/trnovo']);
  });

  it('a stated country is believed', () => {
    expect(resolvePlace('Split', { market: 'HR', country: 'US' })).toEqual([]);
    expect(keysOf(resolvePlace('Novi Grad', { market: 'HR', country: 'Bosna i Hercegovina' }))).toEqual([
      'BA/RS-PD/novigrad',
    ]);
  });

  it('hostile texts cost nothing', () => {
    const before = performance.now();
    for (const text of ['('.repeat(50_000), 'i '.repeat(25_000), ','.repeat(50_000), ' - '.repeat(20_000)])
      resolvePlace(text, { market: 'HR' });
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('places of the release', () => {
  const places = referencePlaces();

  it('have ids, keys and parents that fit', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
    for (const { kind, parentId, country } of places) {
      const parent = parentId === null ? null : placeIndex().byId.get(parentId);
      expect(parent === null).toBe(kind === 'country');
      if (parent !== null) expect(parent?.country).toBe(country);
    }
  });

  it('cover the markets', () => {
    const count = (country: string, kind: string) =>
      places.filter((place) => place.country === country && place.kind === kind).length;
    expect([count('HR', 'region'), count('BA', 'region'), count('MK', 'region'), count('SI', 'region')]).toEqual([
      21, 19, 8, 12,
    ]);
    expect(places.filter(({ kind }) => kind === 'country').length).toBeGreaterThan(40);
  });

  it('of North Macedonia are named in both scripts', () => {
    for (const { names, name, kind } of places.filter(({ country }) => country === 'MK')) {
      expect(names.mk).toMatch(/^[\u0400-\u04ff -]+$/);
      if (kind !== 'country') expect(name).toMatch(/^[A-Za-zČĆŠĐŽčćšđž -]+$/);
    }
  });
});
