import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { guardSignedIn } from './auth-guard.ts';

const site = 'http://site.test';

const visit = (path: string, headers: Record<string, string> = {}) =>
  guardSignedIn(new NextRequest(`${site}${path}`, { headers }));

const loginOf = (path: string, login = '/prijava') => `${site}${login}?${new URLSearchParams({ redirect: path })}`;

describe('the guard of signed-in pages', () => {
  it.each([
    ['/moj-profil/postavke', '/prijava'],
    ['/mk/moj-profil/postavki', '/mk/najava'],
    ['/en/my-profile/saved-jobs', '/en/login'],
    ['/moj-profil/postavke?a=1&b=%22%3E', '/prijava'],
  ])('%s leads a visitor to %s, which knows the way back', (path, login) => {
    const answer = visit(path);
    expect(answer?.status).toBe(307);
    expect(answer?.headers.get('location')).toBe(loginOf(path, login));
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([['/'], ['/prijava'], ['/posao/7/konobar/prijava'], ['/gibt-es-nicht']])('%s is for everybody', (path) => {
    expect(visit(path)).toBeNull();
    expect(visit(path, { 'sec-fetch-site': 'cross-site' })).toBeNull();
  });

  it('lets a cookie through, for the page to judge', () => {
    expect(visit('/moj-profil/postavke', { cookie: 'token=anything' })).toBeNull();
  });

  it('sends a visit from another site around once, on the same address of this site', async () => {
    const answer = visit('/moj-profil/postavke?a=1&b="><script>', { 'sec-fetch-site': 'cross-site' });
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('location')).toBeNull();
    expect(await answer?.text()).toContain('content="0; url=/moj-profil/postavke?a=1&amp;b=%22%3E%3Cscript%3E"');
    expect(visit('/moj-profil/postavke', { 'sec-fetch-site': 'same-origin' })?.status).toBe(307);
  });

  it('sends a visit by a mail’s link around, too, and leads nobody from there to the login', async () => {
    const path = '/mk/application/verification?jobId=7';
    const answer = visit(path, { 'sec-fetch-site': 'cross-site' });
    expect(await answer?.text()).toContain(`url=${path}"`);
    expect(visit(path, { 'sec-fetch-site': 'same-origin' })).toBeNull();
    expect(visit(path)).toBeNull();
    expect(visit(path, { 'sec-fetch-site': 'cross-site', cookie: 'token=anything' })).toBeNull();
  });

  it('makes no host of a path', async () => {
    const answer = visit('//moj-profil/postavke', { 'sec-fetch-site': 'cross-site' });
    expect(await answer?.text()).toContain('url=/moj-profil/postavke"');
  });
});
