import type { Locale } from '@radar/i18n/locales';
import { brand as ba } from '../../../web-ba/brand.config.ts';
import baTheme from '../../../web-ba/theme.css?inline';
import { brand as hr } from '../../../web-hr/brand.config.ts';
import hrTheme from '../../../web-hr/theme.css?inline';
import { brand as kampus } from '../../../web-kampus/brand.config.ts';
import kampusTheme from '../../../web-kampus/theme.css?inline';
import { brand as mk } from '../../../web-mk/brand.config.ts';
import mkTheme from '../../../web-mk/theme.css?inline';

/** Each brand as its own app has it: a change of its config or theme shows here at once. */
export const brands = { hr, ba, mk, kampus } as const;
export type BrandId = keyof typeof brands;

export const themeSheets: Record<BrandId, string> = { hr: hrTheme, ba: baTheme, mk: mkTheme, kampus: kampusTheme };

// A query has no place in the exports of a package, so the text of its style sheet comes by its path.
const sheets = import.meta.glob<string>('../../../../packages/ui/src/styles/tokens.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Scales and roles that every theme builds on. */
export const [sharedTokens = ''] = Object.values(sheets);

export const titleOf = (id: BrandId) => `${brands[id].name} ${brands[id].secondWord}`;

/** What the toolbars say. */
export type Globals = { brand: BrandId; theme: 'light' | 'dark'; language: Locale | 'first' };

/** `first` is the first language of the brand. */
export const languageOf = ({ brand, language }: Globals): Locale =>
  language === 'first' ? brands[brand].firstLocale : language;
