import { getJob, type JobDetail } from '@radar/domain/jobs';
import { AppError } from '@radar/domain/http';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { Note } from '@radar/ui/note';
import type { Metadata } from 'next';
import { publicApi } from '../server/api.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { CompareSync } from './compare-sync.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparedAddress, comparedIds } from './compared-ids.ts';
import styles from './compare.module.css';

const addressIn = (locale: Locale): string => href(locale, 'compare');

export const generateMetadata = async ({ params }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'compare');
  return pageMetadata({ locale, screen: 'compare', title: t('compare.metaTitle'), addressIn });
};

/** The job, or null when it is there no more. */
const loadOne = async (locale: Locale, id: number): Promise<JobDetail | null> => {
  try {
    return await publicApi(locale)(getJob, { params: { id: String(id) } }, { cache: 'no-store' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Up to four jobs side by side. The address names them, so the page needs no script; the device keeps the list. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { jobs: asked } = await searchParams;
  const ids = comparedIds(asked);
  const [translator, ...found] = await Promise.all([
    words(locale, 'compare', 'job', 'jobs'),
    ...ids.map((id) => loadOne(locale, id)),
  ]);
  const { t } = translator;
  const jobs = found.filter((job) => job !== null);
  const gone = found.length - jobs.length;
  return (
    <Shell locale={locale} screen="compare" addressIn={(one) => comparedAddress(addressIn(one), ids)}>
      <CompareSync ids={asked === undefined ? null : jobs.map(({ id }) => id)} address={addressIn(locale)} />
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1>{t('compare.title', { n: jobs.length })}</h1>
          <p className={styles.lead}>{t('compare.lead')}</p>
        </div>
        {gone > 0 && <Note tone="warn">{t('compare.gone', { n: gone })}</Note>}
        {jobs.length === 0 ? (
          <EmptyState title={t('compare.emptyTitle')} message={t('compare.emptyText')}>
            <ButtonLink look="main" size="l" href={href(locale, 'job-search')}>
              {t('compare.find')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <CompareTable jobs={jobs} translator={translator} />
        )}
      </div>
    </Shell>
  );
};
