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
    expect(rewrites().filter(({ destination }) => destination.startsWith('/en'))).toEqual([]);
  });

  it('only a site whose first language is not the default one redirects its root', () => {
    for (const firstLocale of locales) {
      const home = redirects(firstLocale).filter(({ source }) => source === '/');
      expect(home.map(({ destination }) => destination)).toEqual(firstLocale === 'hr' ? [] : [`/${firstLocale}`]);
    }
  });
});
