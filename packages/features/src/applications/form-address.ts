import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';

/** Address of the form that one applies for a job with. */
export const formAddress = (locale: Locale, { id, slug }: { id: number; slug: string }): string =>
  href(locale, 'job-jobId-slug-apply', { jobId: id, slug });
