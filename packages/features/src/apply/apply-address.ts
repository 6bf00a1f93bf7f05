import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';

type Job = { id: number; slug: string };

/** Address of the form for a job; each step of it has `?step=`. */
export const applyAddress = (locale: Locale, { id, slug }: Job): string =>
  href(locale, 'job-jobId-slug-apply', { jobId: id, slug });

/** Address of its step that asks for the code, as the mail with the code names it. */
export const verificationAddress = (locale: Locale, { id }: Pick<Job, 'id'>): string =>
  `${href(locale, 'application-verification')}?jobId=${id}`;
