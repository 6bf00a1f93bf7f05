import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';
import { infoSlugs, type InfoPage, routes, type Screen } from './routes.ts';

type Placeholders<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${string}*?` ? never : Name extends `${infer Base}?` ? Base : never;
type CatchAll<Name extends string> = Name extends `${infer Base}*?` ? Base : never;
type Text = string | number;

type PathOf<S extends Screen> = (typeof routes)[S]['paths']['hr'];

/** What the address of a screen needs. */
export type AddressParams<S extends Screen> = { [K in Required<Placeholders<PathOf<S>>>]: Text } & {
  [K in Optional<Placeholders<PathOf<S>>>]?: Text | undefined;
} & { [K in CatchAll<Placeholders<PathOf<S>>>]?: Text | readonly Text[] | undefined };

type ParamsArgument<S extends Screen> =
  Record<never, never> extends AddressParams<S> ? [params?: AddressParams<S>] : [params: AddressParams<S>];

export const screens = Object.keys(routes) as Screen[];

const placeholder = /^\{(\w+)(\*?)(\??)\}$/;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/**
 * The public address of a screen in a language, without origin: `href('mk', 'job-jobId-slug', { jobId: 7, slug: 'kelner' })`
 * is `/mk/rabota/7/kelner`. The inverse of {@link resolve}.
 * @throws Error when a required parameter is missing: a link must never be built half
 */
export const href = <S extends Screen>(locale: Locale, screen: S, ...[params]: ParamsArgument<S>): string => {
  const values: Record<string, Text | readonly Text[] | undefined> = params ?? {};
  const filled = segmentsOf(routes[screen].paths[locale]).flatMap((segment) => {
    const match = placeholder.exec(segment);
    if (match === null) return [segment];
    const [, name = '', , optional] = match;
    const value = values[name];
    const given = (Array.isArray(value) ? value : [value]).filter((part) => part !== undefined && part !== '');
    if (given.length === 0 && optional !== '?') throw new Error(`The address of ${screen} needs ${name}`);
    return given.map((part) => encodeURIComponent(String(part)));
  });
  return `/${filled.join('/')}`;
};

export type Resolved = { locale: Locale; screen: Screen; params: Record<string, string | string[]> };

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const match = (template: string, segments: readonly string[]): Resolved['params'] | null => {
  const params: Resolved['params'] = {};
  const parts = segmentsOf(template);
  for (const [index, part] of parts.entries()) {
    const found = placeholder.exec(part);
    const segment = segments[index];
    if (found === null) {
      if (segment !== part) return null;
      continue;
    }
    const [, name = '', catchAll, optional] = found;
    if (segment === undefined) {
      if (optional === '?') continue;
      return null;
    }
    if (catchAll === '*') {
      params[name] = segments.slice(index).map(String);
      return params;
    }
    params[name] = segment;
  }
  return segments.length <= parts.length ? params : null;
};

// Fixed words win over placeholders: `/advices/search` before a path that takes any word there.
const byFixedWords = (path: (screen: Screen) => string): Screen[] =>
  screens.toSorted((one, other) => path(one).split('{').length - path(other).split('{').length);

const order = Object.fromEntries(
  locales.map((locale) => [locale, byFixedWords((screen) => routes[screen].paths[locale])]),
) as Record<Locale, Screen[]>;

/** The language that a path stands under: its prefix, or the default one. */
export const localeOfPath = (path: string): Locale => {
  const first = segmentsOf(path)[0];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
};

/**
 * Reads a public path (no query, no origin) into screen, language and decoded parameters. Null for what is no address of
 * ours, for aliases too. The inverse of {@link href}.
 */
export const resolve = (path: string): Resolved | null => {
  const segments = segmentsOf(path).map(decode);
  if (segments.includes(null)) return null;
  const locale = localeOfPath(path);
  for (const screen of order[locale]) {
    const params = match(routes[screen].paths[locale], segments as string[]);
    if (params !== null) return { locale, screen, params };
  }
  return null;
};

/** The same page in another language. Parameters stay, but an info page's word is translated. */
export const translateAddress = (path: string, locale: Locale): string | null => {
  const found = resolve(path);
  if (found === null) return null;
  const { screen, params } = found;
  if (screen === 'info-slug') {
    const page = infoPageOf(String(params.slug));
    return page === null ? null : href(locale, 'info-slug', { slug: infoSlugs[page][locale] });
  }
  return href(locale, screen, params as AddressParams<typeof screen>);
};

/** The info page that a word of any language names. */
export const infoPageOf = (slug: string): InfoPage | null =>
  (Object.keys(infoSlugs) as InfoPage[]).find((page) => locales.some((locale) => infoSlugs[page][locale] === slug)) ??
  null;

/** The five addresses of a page for `hreflang`, with `x-default` in the site's first language. */
export const alternates = (
  firstLocale: Locale,
  addressIn: (locale: Locale) => string,
): { language: Locale | 'x-default'; path: string }[] => [
  ...locales.map((locale) => ({ language: locale, path: addressIn(locale) })),
  { language: 'x-default', path: addressIn(firstLocale) },
];
