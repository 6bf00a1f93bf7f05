import type { Locale } from '@radar/i18n/locales';

// Answered by `server/leave.ts`.
const leavePath = '/api/leave';

type Leaving = { locale: Locale; job: { id: number; slug: string }; type: 'external' | 'direct_link' };

/**
 * Address of this site that counts a visitor and leads on to the employer's own form. It names the job, never the form.
 * @param utm the campaign of the visit; without it, that of the page that the link stands on
 */
export const leaveAddress = (
  { locale, job: { id, slug }, type }: Leaving,
  utm: URLSearchParams = new URLSearchParams(),
): string =>
  `${leavePath}?${new URLSearchParams([...Object.entries({ jobId: String(id), slug, locale, type }), ...utm]).toString()}`;
