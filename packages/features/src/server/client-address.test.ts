import { describe, expect, it } from 'vitest';
import { stateClientAddress } from './client-address.ts';

const addressOf = (headers: Record<string, string>, trustedHops: number) => {
  const request = { headers: { ...headers }, socket: { remoteAddress: '192.0.2.1' } };
  stateClientAddress(request, trustedHops);
  return request.headers;
};

describe('address of the client', () => {
  it.each([
    ['nobody is in front: claims are dropped', { 'x-forwarded-for': '203.0.113.9' }, 0, '192.0.2.1'],
    ['one proxy: its word counts', { 'x-forwarded-for': '203.0.113.9' }, 1, '203.0.113.9'],
    [
      'one proxy: what the client wrote before it does not',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' },
      1,
      '203.0.113.9',
    ],
    ['two proxies', { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.2' }, 2, '203.0.113.9'],
    ['a proxy that says nothing', {}, 1, '192.0.2.1'],
    ['fewer entries than proxies', { 'x-forwarded-for': '203.0.113.9' }, 2, '192.0.2.1'],
  ])('%s', (_, headers, trustedHops, address) => {
    expect(addressOf(headers, trustedHops)).toEqual({ 'x-forwarded-for': address });
  });

  it('drops every other claim', () => {
    const claims = {
      forwarded: 'for=1.1.1.1;host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '1',
      'x-real-ip': '1.1.1.1',
      accept: 'text/html',
    };
    expect(addressOf(claims, 0)).toEqual({ 'x-forwarded-for': '192.0.2.1', accept: 'text/html' });
  });
});
