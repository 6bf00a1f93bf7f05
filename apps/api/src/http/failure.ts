import { siteOf } from '@radar/config/sites';
import type { AppError } from '@radar/domain/http';
import { loadTranslator, type Translator } from '@radar/i18n/intl';
import { type Locale, locales } from '@radar/i18n/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLocale, readSite } from './read-request.ts';

/** The words of every failure in every language. */
const words = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadTranslator(locale, ['errors'], 'UTC')] as const)),
) as Record<Locale, Translator>;

const localeOf = (request: FastifyRequest): Locale => {
  try {
    return readLocale(request, readSite(request).firstLocale);
  } catch {
    return readLocale(request, siteOf('hr').firstLocale);
  }
};

/** The envelope of a failure. */
export const failureEnvelope = (error: AppError, locale: Locale) => ({
  isSuccess: false,
  error: { code: error.code, message: words[locale].t(`errors.${error.code}`), ...error.details },
});

/** Answers a failure in the request's language. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.details.retryAfterS !== undefined) reply.header('retry-after', error.details.retryAfterS);
  return reply
    .code(error.status)
    .header('cache-control', 'private, no-store')
    .send(failureEnvelope(error, localeOf(request)));
};
