import type { Caller } from '@radar/api-client/caller';
import { getHiddenEmployers, getHiddenJobs } from '@radar/domain/saved';
import type { Translator } from '@radar/i18n/intl';
import { EmptyState } from '@radar/ui/empty-state';
import { Pagination } from '@radar/ui/pagination';
import { jobAddress } from '../shell/job-words.ts';
import { pageAddress } from '../shell/page-number.ts';
import { employerItems } from './employer-items.ts';
import { MarkList } from './mark-list.tsx';
import styles from './saved.module.css';

type HiddenMarksProps = {
  /** Asks the API as this person. */
  call: Caller;
  /** With the words of `hiding`, `search` and `errors`. */
  translator: Translator;
  page: number;
  address: string;
};

/** Jobs and employers that lists leave out for this person, last hidden first, with the way back into the lists. */
export const HiddenMarks = async ({ call, translator, page, address }: HiddenMarksProps) => {
  const { t, locale, number, date } = translator;
  const [jobs, employers] = await Promise.all([call(getHiddenJobs, { query: { page } }), call(getHiddenEmployers, {})]);
  const common = { locale, remove: t('hiding.showAgain') };
  const said = { undo: t('hiding.undo'), failed: t('hiding.failed'), full: t('errors.TOO_MANY_SAVED') };
  if (jobs.total + employers.length === 0)
    return <EmptyState title={t('hiding.emptyHiddenTitle')} message={t('hiding.emptyHiddenText')} />;
  return (
    <div className={styles.list}>
      {employers.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('hiding.employers')}</h2>
          <MarkList
            {...common}
            choice="employer"
            label={t('hiding.employers')}
            items={employerItems(translator, employers, {
              at: (moment) => t('hiding.hiddenAt', { date: date(moment) }),
              removeLabel: (name) => t('hiding.unhideNamed', { name }),
            })}
            words={{ ...said, removed: t('hiding.employerShown'), restored: t('hiding.employerHidden') }}
          />
        </>
      )}
      {jobs.items.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('hiding.jobs')}</h2>
          <MarkList
            {...common}
            choice="job"
            label={t('hiding.jobs')}
            items={jobs.items.map(({ job, markedAt }) => ({
              id: job.id,
              title: job.title,
              lang: job.language === locale ? undefined : job.language,
              address: jobAddress(locale, job),
              at: t('hiding.hiddenAt', { date: date(markedAt) }),
              removeLabel: t('hiding.unhideNamed', { name: job.title }),
            }))}
            words={{ ...said, removed: t('hiding.jobShown'), restored: t('hiding.jobHidden') }}
          />
        </>
      )}
      <Pagination
        label={t('search.pagination')}
        current={page}
        total={jobs.totalPages}
        hrefOf={(one) => pageAddress(address, one)}
        previousLabel={t('search.previous')}
        nextLabel={t('search.next')}
        pageLabel={(one) => t('search.goToPage', { page: number(one) })}
      />
    </div>
  );
};
