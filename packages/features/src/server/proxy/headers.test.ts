import { describe, expect, it } from 'vitest';
import { answerPolicy, headersForApi, headersForBrowser, ownCookiesOf } from './headers.ts';

const browser = { access: 'guest' } as const;

describe('headers for the API', () => {
  it('are built anew: what a browser adds does not pass', () => {
    const sent = headersForApi(
      new Headers({
        'app-domain': 'mk',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-middleware-subrequest': 'x',
        authorization: 'Bearer x',
        'user-agent': 'b'.repeat(500),
        'accept-language': 'mk-MK,mk;q=0.9',
        'content-type': 'application/json',
        'idempotency-key': 'k',
        'webhook-signature': 'v1,x',
        cookie: 'guest=a; other=b; token=c',
        referer: 'http://localhost:3000/posao/7/x?utm_source=mail&q=secret',
      }),
      'hr',
      browser,
    );
    expect(sent).toEqual({
      'app-domain': 'hr',
      'x-forwarded-for': '1.2.3.4',
      'user-agent': 'b'.repeat(300),
      'accept-language': 'mk',
      'content-type': 'application/json',
      'idempotency-key': 'k',
      cookie: 'guest=a; token=c',
      'x-radar-utm': 'utm_source=mail',
    });
  });

  it('of an employer’s own system are its signature, and no cookies', () => {
    const signed = { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' };
    const headers = new Headers({ ...signed, 'content-type': 'application/json', cookie: 'token=c', 'webhook-x': 'y' });
    expect(headersForApi(headers, 'hr', { access: 'employer' })).toEqual({
      ...signed,
      'app-domain': 'hr',
      'accept-language': 'hr',
      'content-type': 'application/json',
    });
  });

  it.each([
    [null, 'hr'],
    ['de-DE,de;q=0.9', 'hr'],
    ['bs', 'bs'],
    ['sl;q=0.8', 'sl'],
  ])('language %s is sent as %s', (given, expected) => {
    const headers = new Headers(given === null ? {} : { 'accept-language': given });
    expect(headersForApi(headers, 'hr', browser)['accept-language']).toBe(expected);
  });

  it.each([
    ['a=1; b=2', null],
    ['token=one; token=two', 'token=one'],
    ['xtoken=1; token=2', 'token=2'],
    ['token', null],
    [null, null],
  ])('of the cookies %j only ours pass: %j', (given, expected) => {
    expect(ownCookiesOf(given)).toBe(expected);
  });
});

describe('headers for the browser', () => {
  it('are built anew, never cached unless the API says so, with our cookies only', () => {
    const headers = headersForBrowser({
      'content-type': 'application/json',
      server: 'x',
      'x-powered-by': 'y',
      'access-control-allow-origin': '*',
      'set-cookie': ['guest=a; HttpOnly', 'evil=b'],
    });
    expect([...headers.keys()].toSorted()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'set-cookie',
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.getSetCookie()).toEqual(['guest=a; HttpOnly']);
  });

  it('carry the policy of a file that is only to be saved', () => {
    const policy = "sandbox; default-src 'none'";
    expect(headersForBrowser({ 'content-security-policy': policy }).get('content-security-policy')).toBe(policy);
    expect(headersForBrowser({}).get('content-security-policy')).toBe(answerPolicy);
  });
});
