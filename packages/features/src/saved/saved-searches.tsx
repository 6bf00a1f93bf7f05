import type { Caller } from '@radar/api-client/caller';
import { getSavedSearches } from '@radar/domain/saved';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { searchAddress, toAddressQuery } from '../shell/search-address.ts';
import { searchTitle } from '../shell/search-title.ts';
import { SavedSearchList } from './saved-search-list.tsx';

type SavedSearchesProps = {
  /** Asks the API as this person. */
  call: Caller;
  /** With the words of `saved` and `errors`. */
  translator: Translator;
};

/** Saved searches, last saved first. */
export const SavedSearches = async ({ call, translator }: SavedSearchesProps) => {
  const { t, locale, date, time } = translator;
  const searches = await call(getSavedSearches, {});
  const items = searches.map(({ id, name, query, hasEmailNotification, emailFrequency, createdAt }) => {
    const title = searchTitle(translator, { name, query });
    return {
      id,
      title,
      address: searchAddress(locale, toAddressQuery(query)),
      at: t('saved.at', { date: date(createdAt), time: time(createdAt) }),
      removeLabel: t('saved.removeSearch', { name: title }),
      again: { query, name, hasEmailNotification, emailFrequency },
    };
  });
  return (
    <SavedSearchList
      locale={locale}
      items={items}
      label={t('saved.searches')}
      saving={{
        saved: t('saved.searchSaved'),
        removed: t('saved.searchRemoved'),
        undo: t('saved.undo'),
        saveFailed: t('saved.searchSaveFailed'),
        removeFailed: t('saved.searchRemoveFailed'),
        full: t('errors.TOO_MANY_SAVED'),
      }}
    >
      <EmptyState title={t('saved.noSearchesTitle')} message={t('saved.noSearchesText')}>
        <ButtonLink look="main" size="l" href={href(locale, 'job-search')}>
          {t('saved.find')}
        </ButtonLink>
      </EmptyState>
    </SavedSearchList>
  );
};
