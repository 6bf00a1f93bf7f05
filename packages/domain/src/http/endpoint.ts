import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public`: anybody, the answer is the same for everybody
 * - `guest`: anybody, known by the session or the guest cookie if there is one
 * - `user`: a signed-in person
 * - `importer`: the holder of the API's import key
 * - `employer`: an employer's own system, by its signature over the body; the path's `id` is the employer's
 */
export type Access = 'public' | 'guest' | 'user' | 'importer' | 'employer';

type Schema = z.ZodMiniType;

export type EndpointShape = {
  method: Method;
  /** Path with `{name}` parameters, e.g. `/jobs/{id}`. */
  path: `/${string}`;
  access: Access;
  /** One sentence for the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `multipart` endpoints take one file part and text fields; their body schema describes the text fields. */
  consumes?: 'json' | 'multipart';
  /** `file` endpoints answer the bytes of a file to be saved; `answer` says nothing then. */
  produces?: 'json' | 'file';
  /** Whether the caller must send `Idempotency-Key`. @default false */
  idempotent?: boolean;
  /**
   * Whether `If-Match` is heeded: the answer has a `version`, which is its ETag, and whoever changes an older one gets
   * `STALE`. @default false
   */
  versioned?: boolean;
  answer: Schema;
  /** Every failure that this endpoint declares, beside `VALIDATION_FAILED`, `TOO_MANY_REQUESTS`, `INTERNAL` and `UNAVAILABLE`. */
  errors: readonly ErrorCode[];
  /** Largest body in bytes. @default 262144 */
  bodyLimitBytes?: number;
  /** Seconds that a shared cache may keep a good answer; only with `access: 'public'`. @default none, `private, no-store` */
  sharedMaxAgeS?: number;
};

/** Declares one call of the API as a value: the server serves it, the client calls it, the OpenAPI document lists it. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type Params<E extends EndpointShape> = Out<E['params']>;
export type Query<E extends EndpointShape> = Out<E['query']>;
export type Body<E extends EndpointShape> = Out<E['body']>;
export type Answer<E extends EndpointShape> = z.output<E['answer']>;

type Given<K extends string, S> = S extends Schema ? { [P in K]: In<S> } : unknown;

/** What a caller of `E` hands over. */
export type Input<E extends EndpointShape> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

/** `/jobs/{id}` and `{ id: '7' }` to `/jobs/7`; each value is percent-encoded. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
