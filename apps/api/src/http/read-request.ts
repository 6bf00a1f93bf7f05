import { timingSafeEqual } from 'node:crypto';
import { isSiteId, siteOf } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { isLocale, type Locale } from '@radar/i18n/locales';
import type { FastifyRequest } from 'fastify';
import type { RequestSite } from './context.ts';

const defaultSite = 'hr';

/**
 * The site that the call came through, by the `app-domain` header.
 * @throws AppError MISDIRECTED for a site that we do not have
 */
export const readSite = (request: FastifyRequest): RequestSite => {
  const id = request.headers['app-domain'] ?? defaultSite;
  if (!isSiteId(id)) throw new AppError('MISDIRECTED');
  return { ...siteOf(id), id };
};

const weightOf = (parameters: readonly string[]): number => {
  const quality = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return quality === undefined ? 1 : Number(quality);
};

/** The best of our languages in an Accept-Language header, null when it names none. */
const preferredLocale = (header: string | undefined): Locale | null => {
  const wishes = (header ?? '')
    .slice(0, 300)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';');
      return { locale: tag.trim().toLowerCase().split('-')[0], weight: weightOf(parameters) };
    });
  const best = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return best.map(({ locale }) => locale).find(isLocale) ?? null;
};

/** Language to answer in. */
export const readLocale = (request: FastifyRequest, fallback: Locale): Locale =>
  preferredLocale(request.headers['accept-language']) ?? fallback;

const keyPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** @throws AppError IDEMPOTENCY_KEY_MISSING */
export const readIdempotencyKey = (request: FastifyRequest): string => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  return key;
};

/**
 * Whether a version of something may be changed by the caller, as `If-Match` says (RFC 9110, 13.1.1). Without the header
 * any may.
 */
export const readIfMatch = (request: FastifyRequest): ((version: number) => boolean) => {
  const wanted = request.headers['if-match']?.split(',').map((tag) => tag.trim());
  return (version) => wanted === undefined || wanted.includes('*') || wanted.includes(etagOf(version));
};

export const etagOf = (version: number): string => `"${version}"`;

const isEqual = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Lets only the holder of the import key pass: `Authorization: Bearer <key>`.
 * @throws AppError UNAUTHENTICATED, also when no key is configured
 */
export const requireImportKey = (request: FastifyRequest, importKey: string | undefined): void => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (importKey === undefined || given === undefined || !isEqual(given, importKey))
    throw new AppError('UNAUTHENTICATED');
};

/**
 * Refuses a state change that a browser makes for a page of somebody else. Servers send neither header.
 * @throws AppError FORBIDDEN
 */
export const requireSameSite = (request: FastifyRequest, origins: readonly string[]): void => {
  const origin = request.headers.origin;
  const fetchSite = request.headers['sec-fetch-site'];
  const isForeign =
    (origin !== undefined && !origins.includes(origin)) ||
    (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none');
  if (isForeign) throw new AppError('FORBIDDEN');
};
