import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isPrivateLiteral, lookupPublic, PrivateHostError } from './public-host.ts';

export type FetchLimits = {
  /** Until the answer begins. */
  headersMs: number;
  /** Without a byte. */
  idleMs: number;
  wholeMs: number;
  bytes: number;
  redirects: number;
};

/** Polite to them, safe for us. */
export const fetchLimits: FetchLimits = {
  headersMs: 30_000,
  idleMs: 30_000,
  wholeMs: 10 * 60_000,
  bytes: 256 * 1024 ** 2,
  redirects: 5,
};

/** What the last whole reading left, to ask only for what is new. */
export type Validators = { etag: string | null; lastModified: string | null };

export type FeedAnswer =
  | { kind: 'unchanged' }
  | { kind: 'feed'; bytes: AsyncIterable<Uint8Array>; validators: Validators };

/** Why a feed was not read. `code` goes into the log of runs. */
export class FetchError extends Error {
  readonly code: string;
  /** Seconds that the server asks us to stay away. */
  readonly retryAfterS: number | null;

  constructor(code: string, retryAfterS: number | null = null) {
    super(code);
    this.name = 'FetchError';
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

const codeOf = (error: unknown): string => {
  if (error instanceof FetchError || error instanceof PrivateHostError) return error.code;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'NOT_READ';
};

const headersOf = ({ etag, lastModified }: Validators): Record<string, string> => ({
  'user-agent': 'RadarImport/1.0',
  accept: 'application/json, application/xml, application/ld+json, text/html;q=0.8, */*;q=0.5',
  // A packed feed could unfold beyond all limits.
  'accept-encoding': 'identity',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

const open = (url: URL, validators: Validators, limits: FetchLimits, isRedirect: boolean, whole: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    if (isRedirect && isPrivateLiteral(url.hostname)) {
      reject(new PrivateHostError());
      return;
    }
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const options = { headers: headersOf(validators), signal: whole, ...(isRedirect && { lookup: lookupPublic }) };
    const request = get(url, options, (answer) => {
      clearTimeout(timer);
      answer.setTimeout(limits.idleMs, () => answer.destroy(new FetchError('TIMEOUT')));
      resolve(answer);
    });
    const timer = setTimeout(() => request.destroy(new FetchError('TIMEOUT')), limits.headersMs);
    request.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });

const retryAfterOf = (answer: IncomingMessage): number | null => {
  const seconds = Number(answer.headers['retry-after']);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : null;
};

const targetOf = (answer: IncomingMessage, from: URL): URL => {
  const { location } = answer.headers;
  const target = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (target === null || !/^https?:$/.test(target.protocol)) throw new FetchError('REDIRECT');
  return target;
};

const bytesOf = async function* (answer: IncomingMessage, limits: FetchLimits): AsyncGenerator<Uint8Array> {
  const stated = Number(answer.headers['content-length'] ?? Number.NaN);
  let total = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > limits.bytes) throw new FetchError('TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    const code = codeOf(error);
    throw new FetchError(code === 'ECONNRESET' ? 'CUT_OFF' : code);
  } finally {
    answer.destroy();
  }
  if (!answer.complete || (Number.isFinite(stated) && stated !== total)) throw new FetchError('CUT_OFF');
};

/**
 * Asks for a feed. The address is the operator's own and may be anywhere; where it redirects must be public.
 * @throws FetchError, also while the bytes are read
 */
export const fetchFeed = async (
  address: string,
  validators: Validators,
  { limits = fetchLimits, stopping }: { limits?: FetchLimits; stopping?: AbortSignal | undefined } = {},
): Promise<FeedAnswer> => {
  const timeout = AbortSignal.timeout(limits.wholeMs);
  const whole = stopping === undefined ? timeout : AbortSignal.any([timeout, stopping]);
  try {
    let url = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await open(url, validators, limits, redirects > 0, whole);
      const status = answer.statusCode ?? 0;
      if (status === 200) {
        const { etag = null, 'last-modified': lastModified = null } = answer.headers;
        return { kind: 'feed', bytes: bytesOf(answer, limits), validators: { etag, lastModified } };
      }
      answer.destroy();
      if (status === 304) return { kind: 'unchanged' };
      if (![301, 302, 303, 307, 308].includes(status)) throw new FetchError(`HTTP_${status}`, retryAfterOf(answer));
      if (redirects === limits.redirects) throw new FetchError('REDIRECTS');
      url = targetOf(answer, url);
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(codeOf(error));
  }
};
