import { siteOrigin } from './brand.ts';

/** Address of the reporting service's project, public by design: `https://<key>@<host>/<project>`; null: no reports. */
export const errorReportsDsn = (): string | null => {
  const dsn = process.env.SENTRY_DSN ?? '';
  return dsn !== '' && URL.canParse(dsn) ? dsn : null;
};

/** A replay is the largest report. */
const mostBytes = 1024 * 1024;
const timeoutMs = 5_000;

/** `https://<host>/<path>/api/<project>/envelope/`. */
const ingestAddress = (dsn: string): string => {
  const { protocol, host, pathname, username } = new URL(dsn);
  const parts = pathname.split('/');
  const project = parts.pop() ?? '';
  return `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/?sentry_key=${username}`;
};

const refuse = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** The body, or null once it is too large: nothing says beforehand how long a stream is. */
const readBody = async (request: Request): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const dsnOf = (envelope: Buffer): unknown => {
  try {
    const header: unknown = JSON.parse(envelope.subarray(0, envelope.indexOf('\n')).toString('utf8'));
    return typeof header === 'object' && header !== null && 'dsn' in header ? header.dsn : null;
  } catch {
    return null;
  }
};

const isOwn = (headers: Headers): boolean =>
  headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === siteOrigin();

/**
 * Hands a browser's error report on to the configured project, and to no other. The content policy stays closed, and the
 * service learns no visitor's IP address.
 */
export const POST = async (request: Request): Promise<Response> => {
  const dsn = errorReportsDsn();
  if (dsn === null) return refuse(404);
  if (!isOwn(request.headers)) return refuse(403);
  const envelope = await readBody(request);
  if (envelope === null) return refuse(413);
  if (dsnOf(envelope) !== dsn) return refuse(400);
  try {
    const answer = await fetch(ingestAddress(dsn), {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: new Uint8Array(envelope),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return refuse(answer.ok ? 204 : answer.status === 429 ? 429 : 502);
  } catch {
    return refuse(502);
  }
};
