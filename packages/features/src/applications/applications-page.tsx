import { listApplications } from '@radar/domain/applications';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { Pagination } from '@radar/ui/pagination';
import type { Metadata } from 'next';
import { site } from '../server/brand.ts';
import { requireSignedIn } from '../server/signed-in.ts';
import { AccountFrame } from '../shell/account-nav.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { pageAddress } from '../shell/page-number.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { ApplicationList } from './application-list.tsx';
import { DeviceDrafts } from './device-drafts.tsx';
import { ApplicationInDialog } from './application-in-dialog.tsx';

const addressIn = (locale: Locale): string => href(locale, 'my-profile-applications');

const numberOf = (text: string | string[] | undefined, pattern: RegExp): number | null =>
  typeof text === 'string' && pattern.test(text) ? Number(text) : null;

export const generateMetadata = async ({ params }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'account');
  return pageMetadata({ locale, screen: 'my-profile-applications', title: t('account.applications'), addressIn });
};

/** What a person has begun and sent, last first; `application` of the address opens one. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const query = await searchParams;
  const page = numberOf(query['page'], /^[1-9]\d{0,2}$/) ?? 1;
  const openId = numberOf(query['application'], /^[1-9]\d{0,8}$/);
  const address = pageAddress(addressIn(locale), page);
  const { call } = await requireSignedIn(locale, address);
  const [translator, { items, total, totalPages }] = await Promise.all([
    words(locale, 'account', 'applications', 'apply', 'applying', 'jobs', 'resuming', 'search', 'shell', 'errors'),
    call(listApplications, { query: { page } }),
  ]);
  const { t, number } = translator;
  return (
    <AccountFrame locale={locale} screen="my-profile-applications" heading={t('account.applications')}>
      {openId !== null && <ApplicationInDialog id={openId} call={call} translator={translator} list={address} />}
      <DeviceDrafts locale={locale} label={t('resuming.deviceDrafts')} />
      {total === 0 && (
        <EmptyState title={t('applications.emptyTitle')} message={t('applications.emptyText')}>
          <ButtonLink look="main" size="l" href={href(locale, 'job-search')}>
            {t('applications.find')}
          </ButtonLink>
        </EmptyState>
      )}
      {total > 0 && items.length === 0 && (
        <EmptyState title={t('applications.pastEnd')}>
          <ButtonLink href={addressIn(locale)}>{t('applications.firstPage')}</ButtonLink>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ApplicationList
          items={items}
          translator={translator}
          address={address}
          now={new Date()}
          timeZone={site.timeZone}
        />
      )}
      <Pagination
        label={t('search.pagination')}
        current={page}
        total={totalPages}
        hrefOf={(one) => pageAddress(addressIn(locale), one)}
        previousLabel={t('search.previous')}
        nextLabel={t('search.next')}
        pageLabel={(one) => t('search.goToPage', { page: number(one) })}
      />
    </AccountFrame>
  );
};
