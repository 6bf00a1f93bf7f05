import { AppError, endpoint } from '@radar/domain/http';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCaller } from './caller.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/things/{id}',
  access: 'public',
  summary: 'A thing.',
  params: z.object({ id: z.string() }),
  query: z.object({ words: z.array(z.string()), page: z.optional(z.number()) }),
  answer: z.object({ name: z.string() }),
  errors: ['NOT_FOUND'],
});

const input = { params: { id: 'a/b č' }, query: { words: ['IT, telekomunikacije', 'x'] } };

const answering = (status: number, body: unknown, seen: Request[] = []) =>
  createCaller({
    prefix: 'http://api.test/api/proxy',
    fetch: (request) => {
      seen.push(request as Request);
      return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
    },
  });

const failureOf = async (promise: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('did not reject with AppError');
  return error;
};

describe('call', () => {
  it('fills the path, repeats list keys, leaves out what is not given, and parses the answer', async () => {
    const seen: Request[] = [];
    const call = answering(200, { isSuccess: true, data: { name: 'one', extra: 1 } }, seen);
    await expect(call(getThing, input)).resolves.toEqual({ name: 'one' });
    expect(seen[0]?.url).toBe('http://api.test/api/proxy/things/a%2Fb%20%C4%8D?words=IT%2C+telekomunikacije&words=x');
  });

  it('rejects with the code and details of a declared failure', async () => {
    const call = answering(429, {
      isSuccess: false,
      error: { code: 'TOO_MANY_REQUESTS', message: 'x', retryAfterS: 7 },
    });
    const error = await failureOf(call(getThing, input));
    expect([error.code, error.status, error.details.retryAfterS]).toEqual(['TOO_MANY_REQUESTS', 429, 7]);
  });

  it.each([
    ['a page of a broken server', 502, '<html>'],
    ['an unknown code', 418, { isSuccess: false, error: { code: 'TEAPOT', message: 'x' } }],
    ['an answer of another shape', 200, { isSuccess: true, data: { label: 'one' } }],
    ['no data', 200, {}],
  ])('%s is UPSTREAM_FAILED and names method and path', async (_, status, body) => {
    const error = await failureOf(answering(status, body)(getThing, input));
    expect(error.code).toBe('UPSTREAM_FAILED');
    expect(error.message).toContain("Could not 'GET' /things/{id}");
  });

  it('a dead network is UNAVAILABLE', async () => {
    const call = createCaller({ prefix: 'http://api.test', fetch: () => Promise.reject(new TypeError('failed')) });
    expect((await failureOf(call(getThing, input))).code).toBe('UNAVAILABLE');
  });

  it('a slow answer is TIMEOUT', async () => {
    const call = createCaller({ prefix: 'http://api.test', timeoutMs: 20, fetch: () => new Promise(() => {}) });
    expect((await failureOf(call(getThing, input))).code).toBe('TIMEOUT');
  });
});
