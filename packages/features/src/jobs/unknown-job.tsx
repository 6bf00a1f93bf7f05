import { searchJobs } from '@radar/domain/search';
import type { JobListItem } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { SectionHead } from '@radar/ui/section-head';
import { publicApi } from '../server/api.ts';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { JobCards } from '../shell/job-cards/job-cards.tsx';
import { notFoundMark } from '../shell/not-found-address.ts';
import { NotFoundPanel } from '../shell/not-found-panel.tsx';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import styles from './unknown-job.module.css';

export { generateMetadata } from '../shell/not-found-page.tsx';

type Props = PageProps<{ words: string }>;

const mostShown = 5;

const find = async (locale: Locale, query: string): Promise<JobListItem[]> => {
  const answer = await publicApi(locale)(searchJobs, { query: { query: [query] } }, { cache: 'no-store' });
  return answer.items.flatMap(({ jobs }) => jobs).slice(0, mostShown);
};

/** Jobs for all the words, else for the first. None where nobody answers: the page stands without. */
const findSimilar = async (locale: Locale, asked: string): Promise<JobListItem[]> => {
  const [first = asked] = asked.split(' ');
  try {
    const found = await find(locale, asked);
    return found.length > 0 || first === asked ? found : await find(locale, first);
  } catch {
    return [];
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The 404 page of a job or list that does not exist: the way to search, and what its address asked for in words. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, words: asked } = await params;
  const locale = localeOf(localeText);
  const query = decoded(asked);
  const [translator, similar] = await Promise.all([words(locale, 'job', 'jobs'), findSimilar(locale, query)]);
  const { t } = translator;
  return (
    <Shell locale={locale} screen="index" addressIn={(one) => href(one, 'index')}>
      <NotFoundPanel locale={locale} address={notFoundMark} />
      <div className={`wrap ${styles.ways}`}>
        <JobSearchBox locale={locale} look="bar" what={query} />
        {similar.length > 0 && (
          <section>
            <SectionHead heading={t('job.similar')} />
            <JobCards jobs={similar} translator={translator} label={t('job.similar')} headingLevel={3} />
          </section>
        )}
      </div>
      <DeviceMarks locale={locale} />
    </Shell>
  );
};
