/**
 * The one list of failures: what the API can answer, with its HTTP status.
 * The words of each code live in `i18n` under `errors.<CODE>`, in every language.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 400,
  INVALID_CREDENTIALS: 400,
  CODE_INVALID: 400,
  CODE_EXPIRED: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  UNAUTHENTICATED: 401,
  EMAIL_UNVERIFIED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EXTERNAL_LINK_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  APPLICATION_STEP_MISSING: 409,
  APPLICATION_ALREADY_SENT: 409,
  APPLICATION_TYPE_UNSUPPORTED: 409,
  JOB_EXPIRED: 409,
  LIBRARY_FULL: 409,
  TOO_MANY_COVER_LETTERS: 409,
  TOO_MANY_FILES: 409,
  TOO_MANY_SAVED: 409,
  USER_EXISTS: 409,
  /** Of the browser: the page was made for another person than the one who is signed in now. */
  ACCOUNT_CHANGED: 409,
  STALE: 412,
  FILE_TOO_BIG: 413,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  FILE_FORMAT_UNSUPPORTED: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED: 421,
  IDEMPOTENCY_KEY_REUSED: 422,
  CODE_TOO_EARLY: 429,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value);

/** What one field of a request is blamed for: `path` as dotted keys, `code` a key of the form texts. */
export type FieldError = { path: string; code: string; params?: Record<string, string | number> };

/** Facts a caller may show or act on. Never somebody else's data, never a stack. */
export type ErrorDetails = {
  fields?: FieldError[];
  /** Seconds to wait; also sent as `Retry-After`. */
  retryAfterS?: number;
  /** With `STALE`: what stands there by now, the caller's own. */
  current?: unknown;
};

/** The failure that the API throws and that the client rejects with. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, message: string = code) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
