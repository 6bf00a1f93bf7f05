import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ChipLink, Chips } from '@radar/ui/chip';
import type { Metadata } from 'next';
import { requireSignedIn } from '../server/signed-in.ts';
import { AccountFrame } from '../shell/account-nav.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { FollowedEmployers } from './followed-employers.tsx';
import { HiddenMarks } from './hidden-marks.tsx';
import { SavedJobs } from './saved-jobs.tsx';
import { SavedSearches } from './saved-searches.tsx';

const addressIn = (locale: Locale): string => href(locale, 'my-profile-saved-jobs');
const views = ['jobs', 'searches', 'followed', 'hidden'] as const;
type View = (typeof views)[number];

const viewAddress = (locale: Locale, view: View): string =>
  view === 'jobs' ? addressIn(locale) : `${addressIn(locale)}?view=${view}`;

export const generateMetadata = async ({ params }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'saved');
  return pageMetadata({ locale, screen: 'my-profile-saved-jobs', title: t('saved.metaTitle'), addressIn });
};

/** What a person keeps: saved jobs and searches, followed employers, and what lists leave out for them. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const asked = await searchParams;
  const view = views.find((one) => one === asked.view) ?? 'jobs';
  const page = typeof asked.page === 'string' && /^[1-9]\d{0,2}$/.test(asked.page) ? Number(asked.page) : 1;
  const address = viewAddress(locale, view);
  const { call } = await requireSignedIn(locale, address);
  const translator = await words(locale, 'saved', 'hiding', 'jobs', 'search', 'errors');
  const { t } = translator;
  const labels: Record<View, string> = {
    jobs: t('saved.jobs'),
    searches: t('saved.searches'),
    followed: t('hiding.tabFollowed'),
    hidden: t('hiding.tabHidden'),
  };
  const shared = { call, translator };
  return (
    <AccountFrame locale={locale} screen="my-profile-saved-jobs" heading={t('saved.metaTitle')}>
      <Chips label={t('saved.views')}>
        {views.map((one) => (
          <ChipLink
            key={one}
            href={viewAddress(locale, one)}
            on={one === view}
            aria-current={one === view ? 'page' : undefined}
          >
            {labels[one]}
          </ChipLink>
        ))}
      </Chips>
      {view === 'jobs' && <SavedJobs {...shared} page={page} address={address} />}
      {view === 'searches' && <SavedSearches {...shared} />}
      {view === 'followed' && <FollowedEmployers {...shared} />}
      {view === 'hidden' && <HiddenMarks {...shared} page={page} address={address} />}
    </AccountFrame>
  );
};
