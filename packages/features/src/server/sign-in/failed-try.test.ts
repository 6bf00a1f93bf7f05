import { expect, it } from 'vitest';
import { failedTryCookie, readFailedTry } from './failed-try.ts';

const valueOf = (cookie: string): string => /^sign-in-try=([\w-]+);/.exec(cookie)?.[1] ?? '';

it('brings the code and the name back, for a minute, to the server only', () => {
  const cookie = failedTryCookie({ code: 'INVALID_CREDENTIALS', name: 'šime@x.hr; Path=/' }, true);
  expect(cookie.replace(valueOf(cookie), '…')).toBe(
    'sign-in-try=…; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
  );
  expect(readFailedTry(valueOf(cookie))).toEqual({ code: 'INVALID_CREDENTIALS', name: 'šime@x.hr; Path=/' });
});

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  [undefined],
  [''],
  ['%%%'],
  ['bm90IGpzb24'],
  [encoded(null)],
  [encoded({ code: 'NO_SUCH_CODE', name: 'a' })],
  [encoded({ code: 'NOT_FOUND', name: 7 })],
  [encoded({ code: 'NOT_FOUND', name: 'a'.repeat(255) })],
])('%s is no try', (value) => {
  expect(readFailedTry(value)).toBeNull();
});
