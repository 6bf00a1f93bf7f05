import { AppError } from '@radar/domain/http';
import { reportJob, reportLimits, ReportReason } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import * as z from 'zod/mini';
import { reportFailedId, reportSentId } from '../shell/report-addresses.ts';
import { publicApi } from './api.ts';
import { siteOrigin } from './brand.ts';
import { isFromThisSite } from './proxy/same-site.ts';

const Fields = z.object({
  jobId: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)),
  locale: z.enum(locales),
  reason: ReportReason,
  message: z._default(z.string(), ''),
});

/** Percent signs and the names of the fields included. */
const mostBytes = reportLimits.messageLength * 12;

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });

const readFields = async (request: Request) => {
  const text = await request.text();
  if (text.length > mostBytes) return null;
  return Fields.safeParse(Object.fromEntries(new URLSearchParams(text))).data ?? null;
};

const send = async ({ jobId, locale, reason, message }: z.output<typeof Fields>): Promise<number> => {
  try {
    await publicApi(locale)(reportJob, { params: { id: jobId }, body: { reason, message } });
    return 200;
  } catch (error) {
    return error instanceof AppError ? error.status : 502;
  }
};

/**
 * Takes the form of a report, from a script or, where none runs, from the browser itself: then the answer leads back to
 * the job's page, to the part that says what became of it.
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!isFromThisSite(request.headers, siteOrigin())) return refuse(403);
  if (request.headers.get('content-type')?.split(';')[0]?.trim() !== 'application/x-www-form-urlencoded')
    return refuse(415);
  const fields = await readFields(request);
  if (fields === null) return refuse(400);
  const status = await send(fields);
  if (request.headers.get('accept')?.includes('application/json') === true)
    return refuse(status === 200 ? 204 : status);
  const page = href(fields.locale, 'job-jobId-slug', { jobId: fields.jobId, slug: fields.slug });
  const location = `${page}#${status === 200 ? reportSentId : reportFailedId}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
};
