import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { register } from './instrumentation.ts';

let server: Server;
beforeAll(async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  await register();
  server = createServer((request, response) => {
    response.appendHeader('location', '/one');
    response.appendHeader('location', '/two');
    response.end(JSON.stringify(request.headers));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const ask = (
  headers: Record<string, string>,
): Promise<{ location: string | undefined; seen: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const seen = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
        resolve({ location: response.headers.location, seen });
      });
    }).on('error', reject);
  });

describe("a site's server", () => {
  it('knows a client by its connection, whatever it claims', async () => {
    const { seen } = await ask({
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=1.1.1.1',
    });
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
    expect(Object.keys(seen)).not.toContain('x-real-ip');
    expect(Object.keys(seen)).not.toContain('forwarded');
  });

  it('answers with one location', async () => {
    expect((await ask({})).location).toBe('/one');
  });
});
