import 'server-only';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { brandTitle, siteOrigin } from '../server/brand.ts';
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import { JsonLd } from './json-ld.tsx';

/** The way down to this page, for machines: from the home page over `crumbs` to the page itself, the last of them. */
export const BreadcrumbData = ({ locale, crumbs }: { locale: Locale; crumbs: readonly Crumb[] }) => (
  <JsonLd data={breadcrumbList(siteOrigin(), [{ href: href(locale, 'index'), label: brandTitle }, ...crumbs])} />
);
