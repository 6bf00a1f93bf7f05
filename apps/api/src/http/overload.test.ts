import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardAgainstOverload, type OverloadLimits } from './overload.ts';
import { toAppError } from './to-app-error.ts';

const calm: OverloadLimits = { inFlight: 3, eventLoopDelayMs: 60_000, heapUsedBytes: Number.MAX_SAFE_INTEGER };

let http: FastifyInstance;
let release: PromiseWithResolvers<void>;
const listen = async (limits: OverloadLimits): Promise<string> => {
  guardAgainstOverload(http, limits, (url) => url === '/readyz');
  http.setErrorHandler((error, _, reply) => {
    const told = toAppError(error);
    return reply.code(told.status).header('retry-after', told.details.retryAfterS).send({});
  });
  http.get('/slow', async () => {
    await release.promise;
    return {};
  });
  http.get('/quick', () => Promise.resolve({}));
  http.get('/readyz', () => Promise.resolve({}));
  return http.listen({ port: 0, host: '127.0.0.1' });
};

beforeEach(() => {
  http = Fastify();
  release = Promise.withResolvers<void>();
});
afterEach(async () => {
  release.resolve();
  await http.close();
});

describe('under overload', () => {
  it('more requests than fit are refused at once, those that were taken are answered', async () => {
    const origin = await listen(calm);
    const taken = Array.from({ length: 3 }, () => fetch(`${origin}/slow`));
    await sleep(200);
    const refused = await fetch(`${origin}/slow`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    release.resolve();
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await fetch(`${origin}/slow`)).status).toBe(200);
  });

  it('who hangs up makes room again', async () => {
    const origin = await listen(calm);
    const leaving = new AbortController();
    const gone = Array.from({ length: 3 }, () => fetch(`${origin}/slow`, { signal: leaving.signal }).catch(() => null));
    await sleep(200);
    leaving.abort();
    await Promise.all(gone);
    release.resolve();
    await expect.poll(() => fetch(`${origin}/slow`).then(({ status }) => status)).toBe(200);
  });

  it('a slow event loop refuses work until it is quick again', async () => {
    const origin = await listen({ ...calm, eventLoopDelayMs: 50 });
    const busy = setInterval(() => {
      const end = performance.now() + 200;
      while (performance.now() < end);
    }, 210);
    await expect.poll(() => fetch(`${origin}/quick`).then(({ status }) => status), { timeout: 10_000 }).toBe(503);
    clearInterval(busy);
    await expect.poll(() => fetch(`${origin}/quick`).then(({ status }) => status), { timeout: 10_000 }).toBe(200);
  });
});
