import { alternates, href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { type SiteId, siteOf } from '@radar/config/sites';
import { origin } from '../house/house.ts';

/** Asks a site for a page as it is, without following a redirect. */
export const get = (site: SiteId, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin(site)}${path}`, { redirect: 'manual', headers });

/** `/poslovi?x=1` that a redirect leads to, whatever its origin is written as. */
export const targetOf = (response: Response, site: SiteId): string => {
  const { pathname, search } = new URL(response.headers.get('location') ?? '', origin(site));
  return `${pathname}${search}`;
};

export type Head = {
  language: string | undefined;
  canonical: string | undefined;
  /** Address by `hreflang`. */
  alternates: Record<string, string>;
};

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** An address written one way: the home page's may or may not end with a slash. */
const written = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).href;

/** What search engines read of a page. */
export const headOf = (html: string): Head => {
  const links = html.match(/<link\s[^>]*>/g) ?? [];
  const canonicals = links.filter((tag) => attribute(tag, 'rel') === 'canonical');
  if (canonicals.length > 1) throw new Error(`${canonicals.length} canonicals`);
  return {
    language: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    canonical: written(attribute(canonicals[0] ?? '', 'href')),
    alternates: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'hreflang') !== undefined && attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang') ?? '', written(attribute(tag, 'href')) ?? '']),
    ),
  };
};

/** The head that a page of ours must have. */
export const expectedHead = (site: SiteId, locale: Locale, addressIn: (locale: Locale) => string): Head => {
  const absolute = (path: string): string => new URL(path, origin(site)).href;
  return {
    language: locale,
    canonical: absolute(addressIn(locale)),
    alternates: Object.fromEntries(
      alternates(siteOf(site).firstLocale, addressIn).map(({ language, path }) => [language, absolute(path)]),
    ),
  };
};

export type JobAddress = { id: number; slug: string };

export const jobPath = (locale: Locale, { id, slug }: JobAddress): string =>
  href(locale, 'job-jobId-slug', { jobId: id, slug });

export const applyPath = (locale: Locale, { id, slug }: JobAddress): string =>
  href(locale, 'job-jobId-slug-apply', { jobId: id, slug });
