import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { Flag } from '@radar/ui/flag';
import { site } from '../../server/brand.ts';
import { words } from '../words.ts';
import { DeviceBar } from './device-bar.tsx';
import { mostCompared } from './id-list.ts';
import { JobMenu } from './job-menu-panel.tsx';

/**
 * What a device or an account remembers, on a page that lists jobs: marks seen, saved and applied ones, leaves out
 * hidden ones, makes the bookmarks work, adds a menu and a button to compare to each card, and a bar that leads to the comparison. All of it comes after the
 * page, which is the same for everybody.
 */
export const DeviceMarks = async ({ locale }: { locale: Locale }) => {
  const { t, number } = await words(locale, 'compare', 'saved', 'errors', 'hiding');
  return (
    <>
      <div hidden data-flag-applied="">
        <Flag kind="done">{t('saved.applied', { date: '%s' })}</Flag>
      </div>
      <JobMenu locale={locale} />
      <DeviceBar
        locale={locale}
        timeZone={site.timeZone}
        cards={{ add: t('compare.add'), added: t('compare.added'), seen: t('compare.seen'), more: t('hiding.more') }}
        saving={{
          saved: t('saved.saved'),
          onDevice: t('saved.onDevice'),
          removed: t('saved.removed'),
          undo: t('saved.undo'),
          saveFailed: t('saved.saveFailed'),
          removeFailed: t('saved.removeFailed'),
          full: t('errors.TOO_MANY_SAVED'),
        }}
        counts={Array.from({ length: mostCompared }, (_, index) => t('compare.bar', { n: number(index + 1) }))}
        address={href(locale, 'compare')}
        show={t('compare.show')}
        clear={t('compare.clear')}
        full={t('compare.full')}
      />
    </>
  );
};
