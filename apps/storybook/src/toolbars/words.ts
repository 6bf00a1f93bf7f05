import type { CompiledMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';

// By its glob and not by the loaders of i18n: Vite's server does not serve imports with a type attribute.
const files = import.meta.glob<CompiledMessages>('../../../../packages/i18n/src/compiled/*/*.json', {
  import: 'default',
});

/** Messages of some features in a language, as the sites load them. */
export async function loadWords(locale: Locale, features: readonly string[]) {
  const paths = features.map((feature) => `../../../../packages/i18n/src/compiled/${locale}/${feature}.json`);
  const found = await Promise.all(paths.map(async (path) => files[path]?.()));
  return { locale, messages: Object.assign({}, ...found) as CompiledMessages };
}
