import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { loadJob } from '../shell/load-job.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps } from '../shell/page-props.ts';
import { words } from '../shell/words.ts';
import { applyAddress } from './apply-address.ts';
import { ApplyScreen } from './apply-screen.tsx';

type Props = PageProps<{ jobId: string; slug: string }>;

const screen = 'job-jobId-slug-apply';

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale: localeText, jobId } = await params;
  const locale = localeOf(localeText);
  const [{ t }, job] = await Promise.all([words(locale, 'apply'), loadJob(locale, jobId)]);
  const title = t('apply.metaTitle', { title: job.title });
  return pageMetadata({ locale, screen, title, addressIn: (other) => applyAddress(other, job) });
};

/** Apply for a job. */
export const Page = async ({ params }: Props) => {
  const { locale: localeText, jobId, slug } = await params;
  const locale = localeOf(localeText);
  const job = await loadJob(locale, jobId);
  if (slug !== job.slug) permanentRedirect(applyAddress(locale, job));
  return <ApplyScreen locale={locale} job={job} screen={screen} addressIn={(other) => applyAddress(other, job)} />;
};
