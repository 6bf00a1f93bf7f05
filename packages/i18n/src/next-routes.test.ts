import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';
import { redirects, rewrites } from './next-routes.ts';

describe('addresses for Next', () => {
  it('every public path that differs from its folder is rewritten, and the folder redirects to it', () => {
    expect(rewrites()).toContainEqual({ source: '/posao/:jobId/:slug', destination: '/hr/job/:jobId/:slug' });
    expect(rewrites()).toContainEqual({
      source: '/mk/rabota/:jobId/:slug/aplikacija',
      destination: '/mk/job/:jobId/:slug/apply',
    });
    expect(redirects('mk')).toContainEqual({
      source: '/hr/job/:jobId/:slug',
      destination: '/posao/:jobId/:slug',
      permanent: true,
    });
    expect(redirects('mk')).toContainEqual({ source: '/hr', destination: '/', permanent: true });
  });

  it('no redirect leads to a redirect, and no source stands twice', () => {
    const sources = redirects('mk').map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
    const withoutHome = redirects('mk').filter(({ source }) => source !== '/');
    for (const { destination } of withoutHome)
      expect(withoutHome.map(({ source }) => source)).not.toContain(destination);
  });

  it('English needs no rewrite: its folders are its paths', () => {
    const own = rewrites().filter(({ destination, has }) => destination.startsWith('/en') && has === undefined);
    expect(own).toEqual([]);
  });

  it.each([
    ['2', '2'],
    ['10', '10'],
    ['999', '999'],
    ['1', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['02', undefined],
    ['1e9', undefined],
    ['1000', undefined],
    ['', undefined],
  ])('?page=%s of a list is its page %s', (given, page) => {
    const paged = rewrites().find(({ destination }) => destination === '/hr/jobs/:slug/pages/:page');
    expect(paged?.source).toBe('/poslovi/:slug');
    const [query] = paged?.has ?? [];
    expect(new RegExp(`^${query?.value}$`).exec(given)?.groups?.page).toBe(page);
    expect(redirects('hr')).toContainEqual({
      source: '/hr/jobs/:slug/pages/:page',
      destination: '/poslovi/:slug?page=:page',
      permanent: true,
    });
  });

  it('only a site whose first language is not the default one redirects its root', () => {
    for (const firstLocale of locales) {
      const home = redirects(firstLocale).filter(({ source }) => source === '/');
      expect(home.map(({ destination }) => destination)).toEqual(firstLocale === 'hr' ? [] : [`/${firstLocale}`]);
    }
  });
});
