import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { NotFound as NotFoundState } from '@radar/ui/not-found';
import styles from './not-found-panel.module.css';
import { words } from './words.ts';

/** What a 404 page says; the address where it is known. */
export const NotFoundPanel = async ({ locale, address }: { locale: Locale; address?: string }) => {
  const { t } = await words(locale, 'shell');
  return (
    <div className={`wrap ${styles.panel}`}>
      <NotFoundState
        title={t('shell.notFoundTitle')}
        message={
          <>
            <p>{t('shell.notFoundSubtitle')}</p>
            {address !== undefined && (
              <p>
                <code className={styles.address}>{address}</code>
              </p>
            )}
            <p>{t('shell.notFoundDescription')}</p>
          </>
        }
      >
        <ButtonLink look="main" size="l" href="/">
          {t('shell.notFoundButton')}
        </ButtonLink>
        <ButtonLink size="l" href={href(locale, 'job-search')}>
          {t('shell.search')}
        </ButtonLink>
      </NotFoundState>
    </div>
  );
};
