import { GiveUpError } from '../outbox/give-up-error.ts';
import type { SmsSender } from './sms.ts';

/** How a provider is called; see docs/operations/sms.md. */
export type SmsProvider = {
  url: string;
  headers: Record<string, string>;
  /** Body with `{number}`, `{text}` and `{id}` where a JSON string, or a form's value, has them. */
  body: string;
  /** @default 10000 */
  timeoutMs?: number;
};

class SmsRefusedError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The provider answered ${status}.`);
    this.name = 'SmsRefusedError';
    this.code = `HTTP_${status}`;
  }
}

const isForm = (headers: Record<string, string>): boolean =>
  new Headers(headers).get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** A body with its places filled, each value escaped for where it stands. */
const fillBody = ({ headers, body }: Pick<SmsProvider, 'headers' | 'body'>, values: Record<string, string>) => {
  const escape = isForm(headers) ? encodeURIComponent : inJson;
  return body.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : escape(value);
  });
};

/** Refused for what it is, not for now: trying again would cost and change nothing. */
const isForGood = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

/** Sends text messages through a provider's HTTP call. */
export const createHttpSms =
  ({ url, headers, body, timeoutMs = 10_000 }: SmsProvider): SmsSender =>
  async ({ number, text }, messageId) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: fillBody({ headers, body }, { number, text, id: messageId }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const refused = new SmsRefusedError(response.status);
    throw isForGood(response.status) ? new GiveUpError(refused) : refused;
  };
