import type { JsonLdData } from './json-ld.tsx';

/** One step of the way down to a page: its path and its name. */
export type Crumb = { href: string; label: string };

/**
 * schema.org BreadcrumbList, as developers.google.com/search/docs/appearance/structured-data/breadcrumb asks for it:
 * numbered from 1, each with its name and absolute address.
 */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(href, origin).href,
  })),
});
