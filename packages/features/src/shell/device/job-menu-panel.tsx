import type { Locale } from '@radar/i18n/locales';
import { words } from '../words.ts';
import styles from './job-menu.module.css';

/**
 * The menu of any job of the page, closed and of none yet, and the line that says that jobs are hidden: `job-menu.ts` and
 * `choices.ts` bring them to life on use, and draw the icons, which every page would carry twice otherwise.
 */
export const JobMenu = async ({ locale }: { locale: Locale }) => {
  const { t } = await words(locale, 'hiding', 'errors');
  const items = [
    {
      choice: 'job',
      labels: [t('hiding.hideJob'), t('hiding.unhideJob')],
      said: [t('hiding.jobHidden'), t('hiding.jobShown')],
    },
    {
      choice: 'employer',
      labels: [t('hiding.hideEmployer'), t('hiding.unhideEmployer')],
      said: [t('hiding.employerHidden'), t('hiding.employerShown')],
    },
    {
      choice: 'follow',
      labels: [t('hiding.follow'), t('hiding.unfollow')],
      said: [t('hiding.followed'), t('hiding.unfollowed')],
    },
  ];
  return (
    <>
      <div className={`wrap ${styles.note}`} data-hidden-note="" hidden>
        <p role="status">{t('hiding.note')}</p>
        <button type="button">{t('hiding.showThem')}</button>
      </div>
      <div
        className={styles.menu}
        popover="auto"
        role="group"
        aria-label={t('hiding.more')}
        data-job-menu=""
        data-undo={t('hiding.undo')}
        data-failed={t('hiding.failed')}
        data-full={t('errors.TOO_MANY_SAVED')}
      >
        {items.map(({ choice, labels, said }) => (
          <button key={choice} type="button" data-choice={choice} data-done={said[0]} data-undone={said[1]}>
            <span>{labels[0]}</span>
            <span hidden>{labels[1]}</span>
          </button>
        ))}
      </div>
    </>
  );
};
