import { createHmac } from 'node:crypto';
import type { SiteId } from '@radar/config/sites';
import type { JobHandler } from './worker.ts';

const timeoutMs = 10_000;
const tagsAtOnce = 200;

/** `sha256=<hex HMAC-SHA256(secret, timestamp + '.' + body)>`: what a site checks before it drops anything. */
const revalidationSignature = (secret: string, timestampS: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestampS}.${body}`).digest('hex')}`;

class RevalidationRefusedError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The site answered ${status}.`);
    this.name = 'RevalidationRefusedError';
    this.code = `HTTP_${status}`;
  }
}

const post = async (
  origin: string,
  secret: string,
  tags: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<void> => {
  const body = JSON.stringify({ tags });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-radar-timestamp': timestamp,
      'x-radar-signature': revalidationSignature(secret, timestamp, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new RevalidationRefusedError(response.status);
};

/** Tells the sites which cached pages to drop: what waits for one site goes in one request. */
export const createRevalidateHandler = ({
  origins,
  secret,
  fetch = globalThis.fetch,
}: {
  origins: Record<SiteId, string>;
  secret: string;
  fetch?: typeof globalThis.fetch;
}): JobHandler<'revalidate'> => ({
  groupOf: ({ payload }) => payload.siteId,
  run: async (jobs) => {
    const [first] = jobs;
    if (first === undefined) return;
    const tags = [...new Set(jobs.flatMap(({ payload }) => payload.tags))];
    for (let start = 0; start < tags.length; start += tagsAtOnce) {
      await post(origins[first.payload.siteId], secret, tags.slice(start, start + tagsAtOnce), fetch);
    }
  },
});
