import { describe, expect, it } from 'vitest';
import { href, infoPageOf, resolve, screens, translateAddress } from './addresses.ts';
import { locales } from './locales.ts';
import { infoSlugs, routes } from './routes.ts';

const anyHref = href as (locale: string, screen: string, params: Record<string, string | string[]>) => string;

const sample = (path: string): Record<string, string | string[]> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)(\*?)\??\}/g)].map(([, name = '', catchAll]) =>
      catchAll === '*' ? [name, ['split dio', 'č/ž']] : [name, `${name} č/7`],
    ),
  );

describe('addresses', () => {
  const all = screens.flatMap((screen) => locales.map((locale) => [screen, locale] as const));

  it.each(all)('%s in %s: href and resolve are inverse', (screen, locale) => {
    const params = sample(routes[screen].paths[locale]);
    expect(resolve(anyHref(locale, screen, params))).toEqual({ locale, screen, params });
  });

  it.each(all)('%s in %s: works without its optional parameters', (screen, locale) => {
    const params = Object.fromEntries(
      [...routes[screen].paths[locale].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '7']),
    );
    expect(resolve(anyHref(locale, screen, params))).toEqual({ locale, screen, params });
  });

  it('no two screens of a language share an address', () => {
    for (const locale of locales) {
      const shapes = screens.map((screen) => routes[screen].paths[locale].replace(/\{\w+(\*?\??)\}/g, '{$1}'));
      expect(new Set(shapes).size).toBe(shapes.length);
    }
  });

  it('aliases and info words of one language name one thing', () => {
    for (const locale of locales) {
      const words = Object.values(infoSlugs).map((slugs) => slugs[locale]);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it.each([
    ['/hr/poslovi', 'the internal prefix of the default language is not public'],
    ['/mk/jobs', 'an internal path of another language is not public'],
    ['/nema-toga', 'an unknown word'],
    ['/posao/7', 'a missing required parameter'],
    ['/posao/7/a/b', 'one segment too many'],
    ['/%E0%A4%A', 'malformed percent signs'],
  ])('%s is no address: %s', (path) => {
    expect(resolve(path)).toBeNull();
  });

  it('a missing parameter throws rather than making half a link', () => {
    expect(() => anyHref('hr', 'job-jobId-slug', { jobId: '7' })).toThrow('needs slug');
  });

  it('translates the page, with its info word', () => {
    expect(translateAddress('/posao/7/konobar', 'mk')).toBe('/mk/rabota/7/konobar');
    expect(translateAddress('/info/pravila-privatnosti', 'sl')).toBe('/sl/info/pravilnik-o-zasebnosti');
    expect(translateAddress('/info/nema', 'sl')).toBeNull();
    expect(infoPageOf('piskotki')).toBe('cookies');
  });
});
