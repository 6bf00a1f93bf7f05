import { endpoints } from '@radar/domain/endpoints';
import { describe, expect, it } from 'vitest';
import { allowedCall } from './allowed-calls.ts';

describe('calls that may be made from outside', () => {
  it('every endpoint but those of the importer, by its own method', () => {
    for (const endpoint of Object.values(endpoints)) {
      const segments = endpoint.path
        .slice(1)
        .split('/')
        .map((part) => (part.startsWith('{') ? '7' : part));
      const call = allowedCall(endpoint.method, segments);
      if (endpoint.access === 'importer') expect(call).toBe('unknown');
      else expect(call).toMatchObject({ endpoint: { path: endpoint.path }, path: `/${segments.join('/')}` });
    }
  });

  it('a fixed word wins over a placeholder', () => {
    expect(allowedCall('GET', ['jobs', 'search'])).toMatchObject({ endpoint: { path: '/jobs/search' } });
  });

  it.each([
    ['a method that the path does not take', 'POST', ['jobs', '7'], 'method'],
    ['an unknown path', 'GET', ['admin'], 'unknown'],
    ['nothing', 'GET', [], 'unknown'],
    ['health', 'GET', ['readyz'], 'unknown'],
    ['the mailbox', 'GET', ['debug', 'mail'], 'unknown'],
    ['a segment that climbs', 'GET', ['jobs', '../../x'], 'unknown'],
    ['dots', 'GET', ['jobs', '..'], 'unknown'],
    ['another host', 'GET', ['', 'evil.example'], 'unknown'],
    ['the connecting of an employer', 'PUT', ['employer-hooks', '7'], 'unknown'],
    ['an at sign', 'GET', ['jobs', '7@evil.example'], 'unknown'],
    ['a backslash', 'GET', ['jobs', '7\\x'], 'unknown'],
    ['NUL', 'GET', ['jobs', '7\u0000'], 'unknown'],
    ['a line break', 'GET', ['jobs', '7\r\nx: y'], 'unknown'],
    ['a query in the path', 'GET', ['jobs', '7?x=y'], 'unknown'],
    ['65 characters', 'GET', ['jobs', '7'.repeat(65)], 'unknown'],
    ['a method of nobody', 'TRACE', ['jobs', '7'], 'method'],
  ])('%s is refused', (_, method, segments, expected) => {
    expect(allowedCall(method, segments)).toBe(expected);
  });
});
