import 'server-only';
import { type Caller, createCaller } from '@radar/api-client/caller';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { notFound } from 'next/navigation';
import { brand } from './brand.ts';

/** Where the API listens; the browser never learns it. */
export const apiOrigin = (): string => process.env.API_URL ?? 'http://127.0.0.1:4000';

export const timeoutMs = 10_000;

/** Calls the API from a page, without any person's token: the answer is the same for everybody and may be cached. */
export const publicApi = (locale: Locale): Caller =>
  createCaller({
    prefix: apiOrigin(),
    timeoutMs,
    headers: { 'app-domain': brand.siteId, 'accept-language': locale },
  });

/** Seconds after which a cached page is made anew, should a revalidation call be lost. */
export const pageLifetimeS = 60;

/** Turns the API's NOT_FOUND into the site's 404 page; other failures stay failures. */
export const orNotFound = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
};
