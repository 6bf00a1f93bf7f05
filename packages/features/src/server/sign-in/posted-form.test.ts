import { describe, expect, it } from 'vitest';
import { readPostedForm, refusalOfPost } from './posted-form.ts';

const origin = 'http://localhost:3000';
const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '60' };

describe('the sign-in of a browser without scripts', () => {
  it.each([
    ['from this site, by Origin', { ...form, origin }, null],
    ['from this site, by Sec-Fetch-Site', { ...form, 'sec-fetch-site': 'same-origin' }, null],
    ['with a charset', { ...form, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', origin }, null],
    ['from another site', { ...form, origin: 'https://evil.example' }, 'FORBIDDEN'],
    ['from a name that begins like this site', { ...form, origin: `${origin}.evil.example` }, 'FORBIDDEN'],
    ['from a sub-domain', { ...form, 'sec-fetch-site': 'same-site', origin }, 'FORBIDDEN'],
    ['cross-site with our Origin', { ...form, 'sec-fetch-site': 'cross-site', origin }, 'FORBIDDEN'],
    ['from a null origin', { ...form, origin: 'null' }, 'FORBIDDEN'],
    ['from nowhere', form, 'FORBIDDEN'],
    ['typed into the address bar', { ...form, 'sec-fetch-site': 'none' }, 'FORBIDDEN'],
    ['as JSON', { ...form, 'content-type': 'application/json', origin }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['as text', { ...form, 'content-type': 'text/plain', origin }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['as multipart', { ...form, 'content-type': 'multipart/form-data; boundary=x', origin }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a type', { 'content-length': '60', origin }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too long', { ...form, 'content-length': '16385', origin }, 'PAYLOAD_TOO_LARGE'],
    ['of unknown length', { 'content-type': form['content-type'], origin }, 'PAYLOAD_TOO_LARGE'],
    ['of a length that is none', { ...form, 'content-length': '1e', origin }, 'PAYLOAD_TOO_LARGE'],
  ])('%s', (_, headers, expected) => {
    expect(refusalOfPost(new Headers(headers), origin)).toBe(expected);
  });

  it('is read as it was typed', () => {
    const typed = { name: ' Ana+š@x.hr', password: ' ne%skraćuj & ', redirect: '/moj-profil?a=b', locale: 'mk' };
    expect(readPostedForm(new URLSearchParams({ ...typed, isRemembered: 'on' }).toString())).toEqual({
      ...typed,
      isRemembered: true,
    });
    expect(readPostedForm('locale=xx&name=a&name=b')).toEqual({
      name: 'a',
      password: '',
      isRemembered: false,
      redirect: '',
      locale: 'hr',
    });
  });
});
