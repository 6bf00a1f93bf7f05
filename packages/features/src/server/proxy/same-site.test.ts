import { addApplicationDocument, startApplication } from '@radar/domain/applications';
import { reportApplicationStep } from '@radar/domain/employer-hooks';
import { getJob } from '@radar/domain/jobs';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './same-site.ts';

const origin = 'http://localhost:3000';
const json = { 'content-type': 'application/json' };

describe('calls that change something', () => {
  it.each([
    ['from this site, by Sec-Fetch-Site', { ...json, 'sec-fetch-site': 'same-origin' }, null],
    ['from this site, by Origin', { ...json, origin }, null],
    ['with a charset', { 'content-type': 'application/json; charset=utf-8', origin }, null],
    ['from another site', { ...json, origin: 'https://evil.example' }, 'FORBIDDEN'],
    ['from a sub-domain', { ...json, 'sec-fetch-site': 'same-site', origin }, 'FORBIDDEN'],
    ['cross-site with our Origin', { ...json, 'sec-fetch-site': 'cross-site', origin }, 'FORBIDDEN'],
    ['from a null origin', { ...json, origin: 'null' }, 'FORBIDDEN'],
    ['from nowhere', json, 'FORBIDDEN'],
    ['as a plain form', { 'content-type': 'application/x-www-form-urlencoded', origin }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['as text', { 'content-type': 'text/plain', origin }, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'as an upload where none is taken',
      { 'content-type': 'multipart/form-data; boundary=x', origin },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['without a type', { origin }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', (_, headers, expected) => {
    expect(refusalOf(new Headers(headers), startApplication, origin)).toBe(expected);
  });

  it('an upload comes as multipart only', () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x', origin };
    expect(refusalOf(new Headers(multipart), addApplicationDocument, origin)).toBeNull();
    expect(refusalOf(new Headers({ ...json, origin }), addApplicationDocument, origin)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('an employer’s own system comes from nowhere, with JSON', () => {
    expect(refusalOf(new Headers(json), reportApplicationStep, origin)).toBeNull();
    expect(refusalOf(new Headers({ 'content-type': 'text/plain' }), reportApplicationStep, origin)).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('reading needs neither', () => {
    expect(refusalOf(new Headers(), getJob, origin)).toBeNull();
  });
});
