import type { Draft, Locale } from './draft.ts';
import { otherNames } from './draft.ts';

// The order is the order of ids: add at the end.
const europe =
  'HR BA MK SI RS ME XK AL AT DE CH LI IT IE GB FR BE NL LU ES PT AD MC SM VA MT GR CY TR BG RO HU CZ SK PL DK SE NO FI IS EE LV LT UA MD BY RU'.split(
    ' ',
  );

const middles: Record<string, [number, number]> = {
  HR: [45.1, 15.2],
  BA: [43.9, 17.7],
  MK: [41.6, 21.7],
  SI: [46.1, 14.8],
  RS: [44.2, 20.9],
  ME: [42.7, 19.3],
  AT: [47.6, 14.1],
  DE: [51.1, 10.4],
  CH: [46.8, 8.2],
  IT: [42.8, 12.8],
  IE: [53.2, -8.1],
};

const aliases: Record<string, string[]> = {
  HR: ['cijela Hrvatska', 'RH', 'Republika Hrvatska'],
  BA: ['BiH', 'cijela BiH', 'Bosna', 'Federacija BiH', 'Republika Srpska', 'Bosnia'],
  MK: ['Makedonija', 'Македонија', 'Macedonia', 'цела Македонија', 'Република Северна Македонија', 'FYROM'],
  SI: ['cela Slovenija'],
  DE: ['Deutschland', 'Germany'],
  AT: ['Österreich'],
  CH: ['Schweiz', 'Suisse'],
  GB: ['UK', 'Engleska', 'England', 'Great Britain', 'Велика Британија', 'Velika Britanija'],
  NL: ['Holland', 'Nizozemska', 'Holandija'],
  IT: ['Italia'],
  CZ: ['Czech Republic', 'Češka Republika'],
  IE: ['Republic of Ireland'],
};

/** Countries of Europe, named by the language data of the engine. */
export const countries = (): Draft[] =>
  europe.map((code) => {
    const named = (locale: Locale): string =>
      new Intl.DisplayNames([locale === 'bs' ? 'bs-Latn' : locale], { type: 'region' }).of(code) ?? code;
    const name = named('hr');
    const [latitude = null, longitude = null] = middles[code] ?? [];
    return {
      key: code,
      parent: null,
      kind: 'country',
      country: code,
      name,
      names: otherNames(name, { en: named('en'), sl: named('sl'), bs: named('bs'), mk: named('mk') }),
      aliases: aliases[code] ?? [],
      latitude,
      longitude,
      population: null,
    };
  });
