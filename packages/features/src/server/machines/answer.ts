import { createHash } from 'node:crypto';
import { AppError } from '@radar/domain/http';

type Document = {
  body: string;
  /** Media type, without charset. */
  type: string;
  /** When what it says last changed; to the second. */
  changedAt?: Date | null;
};

const etagsOf = (header: string | null): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** RFC 9110, 13.2.2: a given `If-None-Match` decides alone. */
const isKnown = (headers: Headers, etag: string, changedAt: Date | null): boolean => {
  const known = headers.get('if-none-match');
  if (known !== null) return known.trim() === '*' || etagsOf(known).includes(etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return changedAt !== null && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
};

/** Answers a document, or 304 to a reader who has it. Caches ask each time, so that what is over is gone at once. */
export const documentAnswer = (request: Request, { body, type, changedAt = null }: Document): Response => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, no-cache',
    etag,
    ...(changedAt !== null && { 'last-modified': changedAt.toUTCString() }),
  });
  if (isKnown(request.headers, etag, changedAt)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
};

const plain = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${status}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** An address that no document has. */
export const noDocument = (): Response => plain(404);

/** Machines come again: while the API cannot be asked, they are told when, and nothing is taken for gone. */
export const orTryLater = async (answer: () => Promise<Response>): Promise<Response> => {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.status < 500 ? plain(error.status) : plain(503, { 'retry-after': '60' });
  }
};
