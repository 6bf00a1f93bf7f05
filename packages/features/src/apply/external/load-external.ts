import 'server-only';
import { AppError } from '@radar/domain/http';
import { addressOfWay, type ApplicationWay, getExternalForm, type JobDetail } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import type { Screen } from '@radar/i18n/routes';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { permanentRedirect, redirect } from 'next/navigation';
import { publicApi } from '../../server/api.ts';
import { utmIn, utmOf } from '../../server/utm.ts';
import { jobNotices } from '../../shell/job-notices.ts';
import { jobAddress } from '../../shell/job-words.ts';
import { leaveAddress } from '../../shell/leave-address.ts';
import { loadJob } from '../../shell/load-job.ts';
import { pageMetadata } from '../../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../../shell/page-props.ts';
import { words } from '../../shell/words.ts';

type Params = { jobId: string; slug: string };
export type ExternalPageProps = QueryPageProps<Params>;

type ExternalScreen = Extract<Screen, `job-jobId-slug-apply-external${string}`>;

/** What the pages on the way to an employer's form are drawn from. */
export type External = {
  locale: Locale;
  job: JobDetail;
  /** The employer's own form; null where the ad does not name a usable address. */
  target: { host: string; leaveAddress: string } | null;
  /** The UTM parameters of the visit, to be passed on. */
  utm: URLSearchParams;
  addressIn: (locale: Locale) => string;
  /** With the words of `external`, `apply` and `jobs`. */
  translator: Translator;
};

const addressOf =
  (screen: ExternalScreen, { id, slug }: Pick<JobDetail, 'id' | 'slug'>) =>
  (locale: Locale): string =>
    href(locale, screen, { jobId: id, slug });

export const externalMetadata = async (screen: ExternalScreen, { params }: PageProps<Params>): Promise<Metadata> => {
  const { locale: localeText, jobId } = await params;
  const locale = localeOf(localeText);
  const [{ t }, job] = await Promise.all([words(locale, 'external'), loadJob(locale, jobId)]);
  return pageMetadata({
    locale,
    screen,
    title: t('external.metaTitle', { title: job.title }),
    addressIn: addressOf(screen, job),
  });
};

/** UTM parameters of this address, else of the page of this site that led here: browsers send its query to us alone. */
const utmOfVisit = async (searchParams: ExternalPageProps['searchParams']): Promise<URLSearchParams> => {
  const given = Object.entries(await searchParams).filter(
    (entry): entry is [string, string] => !Array.isArray(entry[1]),
  );
  const own = utmIn(new URLSearchParams(given));
  return own.size > 0 ? own : utmOf((await headers()).get('referer'));
};

const isOutside = ({ type }: ApplicationWay): boolean => type === 'external' || type === 'direct_link';

const typeOf = (job: JobDetail): 'external' | 'direct_link' =>
  job.applicationTypes.find((way) => addressOfWay(way) !== null)?.type === 'direct_link' ? 'direct_link' : 'external';

/** Host of the employer's own form; null where the ad names no usable address. */
const loadHost = async (locale: Locale, job: JobDetail, type: 'external' | 'direct_link'): Promise<string | null> => {
  const params = { id: String(job.id) };
  try {
    return (await publicApi(locale)(getExternalForm, { params, query: { type } }, { cache: 'no-store' })).host;
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'EXTERNAL_LINK_NOT_FOUND') return null;
    // The kept answer about the job is up to a minute old.
    if (code === 'JOB_EXPIRED') redirect(`${jobAddress(locale, job)}#${jobNotices.closed}`);
    throw error;
  }
};

/** Closed jobs, and jobs that one does not apply for outside this site, lead back to the job, which says so. */
export const loadExternal = async (
  screen: ExternalScreen,
  { params, searchParams }: ExternalPageProps,
): Promise<External> => {
  const { locale: localeText, jobId, slug } = await params;
  const locale = localeOf(localeText);
  const [job, translator, utm] = await Promise.all([
    loadJob(locale, jobId),
    words(locale, 'external', 'apply', 'jobs'),
    utmOfVisit(searchParams),
  ]);
  const addressIn = addressOf(screen, job);
  if (slug !== job.slug) permanentRedirect(addressIn(locale));
  if (!job.isActive) redirect(`${jobAddress(locale, job)}#${jobNotices.closed}`);
  if (!job.applicationTypes.some(isOutside)) redirect(`${jobAddress(locale, job)}#${jobNotices.unsupported}`);
  const type = typeOf(job);
  const host = await loadHost(locale, job, type);
  const target = host === null ? null : { host, leaveAddress: leaveAddress({ locale, job, type }, utm) };
  return { locale, job, target, utm, addressIn, translator };
};
