import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { Panel } from '@radar/ui/panel';
import type { Metadata } from 'next';
import { loadJob } from '../shell/load-job.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { verificationAddress } from './apply-address.ts';
import { ApplyScreen } from './apply-screen.tsx';
import { FindPending } from './find-pending.tsx';
import styles from './apply.module.css';

const screen = 'application-verification';

/** The job whose application waits for its code; null where the address names none. */
const jobOf = async (locale: Locale, searchParams: QueryPageProps['searchParams']) => {
  const { jobId } = await searchParams;
  return typeof jobId === 'string' ? loadJob(locale, jobId) : null;
};

export const generateMetadata = async ({ params, searchParams }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const [{ t }, job] = await Promise.all([words(locale, 'apply'), jobOf(locale, searchParams)]);
  return pageMetadata({
    locale,
    screen,
    title: t('apply.code.title'),
    addressIn: (other) => (job === null ? href(other, screen) : verificationAddress(other, job)),
  });
};

/**
 * Where the code of an application is entered: the step of the form that asks for it, with an address of its own, to which
 * the mail with the code leads. Without a job it looks for what is pending on this device.
 */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const job = await jobOf(locale, searchParams);
  if (job !== null)
    return (
      <ApplyScreen locale={locale} job={job} screen={screen} addressIn={(other) => verificationAddress(other, job)} />
    );
  const { t } = await words(locale, 'resuming');
  return (
    <Shell locale={locale} screen={screen} addressIn={(other) => href(other, screen)}>
      <div className={`wrap ${styles.page}`}>
        <Panel>
          <EmptyState headingLevel={1} title={t('resuming.noneTitle')} message={t('resuming.noneText')}>
            <ButtonLink look="main" size="l" href={href(locale, 'jobs')}>
              {t('resuming.toJobs')}
            </ButtonLink>
          </EmptyState>
        </Panel>
        <FindPending locale={locale} verification={href(locale, screen)} />
      </div>
    </Shell>
  );
};
