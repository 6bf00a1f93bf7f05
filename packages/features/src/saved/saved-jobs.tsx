import type { Caller } from '@radar/api-client/caller';
import { getSavedJobs } from '@radar/domain/saved';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { JobList, JobRow } from '@radar/ui/job-card';
import { Pagination } from '@radar/ui/pagination';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { toCardProps } from '../shell/job-cards/job-card-props.ts';
import { pageAddress } from '../shell/page-number.ts';
import styles from './saved.module.css';

type SavedJobsProps = {
  /** Asks the API as this person. */
  call: Caller;
  /** With the words of `saved`, `jobs` and `search`. */
  translator: Translator;
  page: number;
  address: string;
};

/** Saved jobs, last saved first. A bookmark that is taken off stays in sight until the next visit, so that it can be put back. */
export const SavedJobs = async ({ call, translator, page, address }: SavedJobsProps) => {
  const { t, locale, number, date, time } = translator;
  const { items, total, totalPages } = await call(getSavedJobs, { query: { page } });
  return (
    <div className={styles.list} data-saved-list="">
      {total === 0 && (
        <EmptyState title={t('saved.emptyTitle')} message={t('saved.emptyText')}>
          <ButtonLink look="main" size="l" href={href(locale, 'job-search')}>
            {t('saved.find')}
          </ButtonLink>
        </EmptyState>
      )}
      {total > 0 && items.length === 0 && (
        <EmptyState title={t('saved.pastEnd')}>
          <ButtonLink href={address}>{t('saved.firstPage')}</ButtonLink>
        </EmptyState>
      )}
      {items.length > 0 && (
        <JobList label={t('saved.metaTitle')}>
          {items.map(({ job, markedAt }) => {
            const card = toCardProps(job, translator);
            return (
              <JobRow
                key={job.id}
                {...card}
                headingLevel={2}
                saved
                facts={[...(card.facts ?? []), t('saved.at', { date: date(markedAt), time: time(markedAt) })]}
                flags={job.isActive ? card.flags : [{ kind: 'soon', text: t('saved.closed') }]}
              />
            );
          })}
        </JobList>
      )}
      <Pagination
        label={t('search.pagination')}
        current={page}
        total={totalPages}
        hrefOf={(one) => pageAddress(address, one)}
        previousLabel={t('search.previous')}
        nextLabel={t('search.next')}
        pageLabel={(one) => t('search.goToPage', { page: number(one) })}
      />
      <DeviceMarks locale={locale} />
    </div>
  );
};
