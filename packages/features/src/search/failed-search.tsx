import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { ErrorState } from '@radar/ui/error-state';

/** No answer, or one that refuses the search. What was typed and chosen stays in the forms. */
export const FailedSearch = ({
  translator: { t, locale },
  state,
}: {
  translator: Translator;
  state: 'isInvalid' | 'hasError';
}) =>
  state === 'hasError' ? (
    <ErrorState
      headingLevel={1}
      title={t('shell.listErrorTitle')}
      message={
        <>
          <p>{t('shell.listErrorText')}</p>
          <p>{t('filters.kept')}</p>
        </>
      }
      reloadLabel={t('shell.reload')}
    />
  ) : (
    <EmptyState headingLevel={1} title={t('filters.invalidTitle')} message={t('filters.invalidText')}>
      <ButtonLink href={href(locale, 'job-search')}>{t('filters.startAnew')}</ButtonLink>
    </EmptyState>
  );
