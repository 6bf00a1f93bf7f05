import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { words } from '../words.ts';
import { DeviceBar } from './device-bar.tsx';
import { mostCompared } from './id-list.ts';

/**
 * What a device remembers, on a page that lists jobs: marks seen ones, adds a button to compare to each card, and a bar
 * that leads to the comparison. All of it comes after the page, which is the same for everybody.
 */
export const DeviceMarks = async ({ locale }: { locale: Locale }) => {
  const { t, number } = await words(locale, 'compare');
  return (
    <DeviceBar
      cards={{ add: t('compare.add'), added: t('compare.added'), seen: t('compare.seen') }}
      counts={Array.from({ length: mostCompared }, (_, index) => t('compare.bar', { n: number(index + 1) }))}
      address={href(locale, 'compare')}
      show={t('compare.show')}
      clear={t('compare.clear')}
      full={t('compare.full')}
    />
  );
};
