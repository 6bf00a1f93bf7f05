import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ChipLink, Chips } from '@radar/ui/chip';
import type { Metadata } from 'next';
import { requireSignedIn } from '../server/signed-in.ts';
import { AccountFrame } from '../shell/account-nav.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { SavedJobs } from './saved-jobs.tsx';
import { SavedSearches } from './saved-searches.tsx';

const addressIn = (locale: Locale): string => href(locale, 'my-profile-saved-jobs');
const searchesIn = (locale: Locale): string => `${addressIn(locale)}?view=searches`;

export const generateMetadata = async ({ params }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'saved');
  return pageMetadata({ locale, screen: 'my-profile-saved-jobs', title: t('saved.metaTitle'), addressIn });
};

/** What a person has saved: jobs, page by page, or searches. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { view, page } = await searchParams;
  const isSearches = view === 'searches';
  const { call } = await requireSignedIn(locale, isSearches ? searchesIn(locale) : addressIn(locale));
  const translator = await words(locale, 'saved', 'jobs', 'search', 'errors');
  const { t } = translator;
  return (
    <AccountFrame locale={locale} screen="my-profile-saved-jobs" heading={t('saved.metaTitle')}>
      <Chips label={t('saved.views')}>
        <ChipLink href={addressIn(locale)} on={!isSearches} aria-current={isSearches ? undefined : 'page'}>
          {t('saved.jobs')}
        </ChipLink>
        <ChipLink href={searchesIn(locale)} on={isSearches} aria-current={isSearches ? 'page' : undefined}>
          {t('saved.searches')}
        </ChipLink>
      </Chips>
      {isSearches ? (
        <SavedSearches call={call} translator={translator} />
      ) : (
        <SavedJobs
          call={call}
          translator={translator}
          page={typeof page === 'string' && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1}
          address={addressIn(locale)}
        />
      )}
    </AccountFrame>
  );
};
