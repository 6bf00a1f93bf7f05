import { AppError } from '@radar/domain/http';
import { countExternalVisit, getExternalForm } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import * as z from 'zod/mini';
import { jobNotices } from '../shell/job-notices.ts';
import { publicApi } from './api.ts';
import { brand } from './brand.ts';
import { isPress } from './is-press.ts';
import { utmIn, utmOf } from './utm.ts';

const Query = z.object({
  jobId: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)),
  locale: z.enum(locales),
  type: z.enum(['external', 'direct_link']),
});
type Query = z.output<typeof Query>;

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { ...headers, location } });

/** The page that says why one cannot leave: the job's own, or that of the employer's form. */
const refuge = ({ locale, jobId, slug }: Query, error: unknown): string => {
  const code = error instanceof AppError ? error.code : null;
  const job = href(locale, 'job-jobId-slug', { jobId, slug });
  if (code === 'JOB_EXPIRED') return `${job}#${jobNotices.closed}`;
  return code === 'NOT_FOUND' ? job : href(locale, 'job-jobId-slug-apply-external', { jobId, slug });
};

/**
 * Leads to the employer's own form and counts whoever presses a link there, with and without scripts. The target is the
 * stored address of the job: nothing in this one's query can change it.
 */
export const GET = async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const query = Query.safeParse(Object.fromEntries(searchParams)).data;
  if (query === undefined) return goTo(href(brand.firstLocale, 'jobs'));
  const { locale, jobId, type } = query;
  const named = utmIn(searchParams);
  const utm = named.size > 0 ? named : utmOf(request.headers.get('referer'));
  const input = { params: { id: jobId }, query: { type, ...Object.fromEntries(utm) } };
  const call = publicApi(locale);
  try {
    const { url } = isPress(request.headers)
      ? await call(countExternalVisit, { ...input, body: {} })
      : await call(getExternalForm, input, { cache: 'no-store' });
    return goTo(url);
  } catch (error) {
    return goTo(refuge(query, error));
  }
};
