import { AppError, type ErrorCode } from '@radar/domain/http';
import { describe, expect, it } from 'vitest';
import { documentAnswer, orTryLater } from './answer.ts';

const changedAt = new Date('2026-11-21T06:00:00.700Z');
const ask = (headers: HeadersInit = {}, body = '<x/>', changed: Date | null = changedAt): Response =>
  documentAnswer(new Request('https://radar.example/x', { headers }), {
    body,
    type: 'application/xml',
    changedAt: changed,
  });

/** Headers of one request each. */
const conditions = (headers: Record<string, string>[]): Record<string, string>[] => headers;

describe('a document for machines', () => {
  it('says what it is, and may be kept only as long as the reader asks each time', async () => {
    const answer = ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<x/>');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(answer.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 06:00:00 GMT');
  });

  it('is not sent again to who has it', async () => {
    const etag = ask().headers.get('etag') ?? '';
    for (const headers of conditions([
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'Sat, 21 Nov 2026 06:00:00 GMT' },
      { 'if-modified-since': 'Sun, 22 Nov 2026 06:00:00 GMT' },
    ])) {
      const answer = ask(headers);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
    }
  });

  it('is sent when it changed, and to who asks nonsense', () => {
    const etag = ask().headers.get('etag') ?? '';
    for (const headers of conditions([
      { 'if-none-match': '"other"' },
      { 'if-none-match': '"other"', 'if-modified-since': 'Sun, 22 Nov 2026 06:00:00 GMT' },
      { 'if-modified-since': 'Sat, 21 Nov 2026 05:59:59 GMT' },
      { 'if-modified-since': 'yesterday' },
      { 'if-none-match': '' },
    ]))
      expect(ask(headers).status).toBe(200);
    expect(ask({ 'if-none-match': etag }, '<y/>').status).toBe(200);
    expect(ask({ 'if-modified-since': 'Sun, 22 Nov 2026 06:00:00 GMT' }, '<x/>', null).status).toBe(200);
  });

  it('is to be asked for later while the API does not answer, and unknown where it knows nothing', async () => {
    const answer = (code: ErrorCode) => orTryLater(() => Promise.reject(new AppError(code)));
    for (const code of ['UNAVAILABLE', 'TIMEOUT', 'INTERNAL'] as const) {
      expect((await answer(code)).status).toBe(503);
      expect((await answer(code)).headers.get('retry-after')).toBe('60');
    }
    expect((await answer('NOT_FOUND')).status).toBe(404);
    expect((await answer('VALIDATION_FAILED')).status).toBe(400);
    await expect(orTryLater(() => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
  });
});
