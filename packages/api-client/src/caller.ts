import {
  type Answer,
  AppError,
  type EndpointShape,
  FailureEnvelope,
  fillPath,
  type Input,
  isErrorCode,
} from '@radar/domain/http';
import ky, { type KyInstance } from 'ky';

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

export type CallOptions = {
  /** Sent as `Idempotency-Key`: the same key sends once. */
  idempotencyKey?: string;
  /** Version that a change is made to, sent as `If-Match`: of an older one it rejects with `STALE`. */
  ifMatch?: number;
  /** A file part beside the text fields of a multipart endpoint. */
  file?: File;
  onUploadProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Handed to `fetch` as it is: cache tags and lifetimes of Next. */
  next?: { tags?: string[]; revalidate?: number | false };
  cache?: NonNullable<RequestInit['cache']>;
};

export type Caller = <E extends EndpointShape>(
  endpoint: E,
  input: Input<E> & Loose,
  options?: CallOptions,
) => Promise<Answer<E>>;

export type CallerOptions = {
  /** Where the paths of the endpoints begin: `http://127.0.0.1:4000` or, in a browser, `/api/proxy`. */
  prefix: string;
  headers?: Record<string, string>;
  /** Milliseconds until a call fails with `TIMEOUT`. @default none: the proxy behind it has its own limits */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
};

const searchParams = (query: Record<string, unknown> = {}): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null && one !== '')
        .map((one): [string, string] => [key, String(one)]),
    ),
  );

const formOf = (fields: Record<string, unknown>, file: File | undefined): FormData => {
  const form = new FormData();
  // Fields first: a server that streams the file has read them by then.
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  if (file !== undefined) form.append('file', file, file.name);
  return form;
};

/** The message that names method and path, as the specification asks. */
const couldNot = (endpoint: EndpointShape): string => `Could not '${endpoint.method}' ${endpoint.path}`;

const failureOf = (endpoint: EndpointShape, status: number, body: unknown): AppError => {
  const failure = FailureEnvelope.safeParse(body);
  if (!failure.success) return new AppError('UPSTREAM_FAILED', {}, `${couldNot(endpoint)}: ${status}`);
  const { code, fields, retryAfterS, current } = failure.data.error;
  const details = {
    ...(fields !== undefined && { fields }),
    ...(retryAfterS !== undefined && { retryAfterS }),
    ...(current !== undefined && { current }),
  };
  return new AppError(isErrorCode(code) ? code : 'UPSTREAM_FAILED', details, couldNot(endpoint));
};

const bodyOf = (endpoint: EndpointShape, input: Loose, file: File | undefined) => {
  if (endpoint.consumes === 'multipart') return { body: formOf(input.body ?? {}, file) };
  return input.body === undefined ? {} : { json: input.body };
};

/**
 * Makes the one function that calls endpoints. A good answer is parsed by its schema; a declared failure rejects with the
 * `AppError` that the API threw; anything else with `UPSTREAM_FAILED`, `UNAVAILABLE` or `TIMEOUT` and a message that names
 * method and path.
 */
export const createCaller = ({ prefix, headers, timeoutMs, fetch }: CallerOptions): Caller => {
  const client: KyInstance = ky.create({
    prefix,
    timeout: timeoutMs ?? false,
    retry: 0,
    throwHttpErrors: false,
    ...(headers !== undefined && { headers }),
    ...(fetch !== undefined && { fetch }),
  });
  return async (endpoint, input, options = {}) => {
    const { idempotencyKey, ifMatch, file, onUploadProgress, signal, next, cache } = options;
    const request = client(fillPath(endpoint.path, input.params).slice(1), {
      method: endpoint.method,
      searchParams: searchParams(input.query),
      headers: {
        ...options.headers,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      ...bodyOf(endpoint, input, file),
      ...(signal !== undefined && { signal }),
      ...(cache !== undefined && { cache }),
      ...(next !== undefined && { next }),
      ...(onUploadProgress !== undefined && { onUploadProgress: ({ percent }) => onUploadProgress(percent) }),
    });
    const response = await request.catch((error: unknown) => {
      if (signal?.aborted === true) throw error;
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      throw new AppError(isTimeout ? 'TIMEOUT' : 'UNAVAILABLE', {}, couldNot(endpoint));
    });
    const body: unknown = await response.json().catch(() => null);
    const isGood = response.ok && typeof body === 'object' && body !== null && 'data' in body;
    if (!isGood) throw failureOf(endpoint, response.status, body);
    const answer = endpoint.answer.safeParse(body.data);
    if (!answer.success) throw new AppError('UPSTREAM_FAILED', {}, `${couldNot(endpoint)}: unexpected answer`);
    return answer.data as Answer<typeof endpoint>;
  };
};
