import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as endpoints from '@radar/domain/applications';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant } from '../../testing/applicant.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
  await api.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  api.http.server.closeAllConnections();
  await api.close();
});

const incoming = (): Promise<string[]> => readdir(join(api.services.env.dataDir, 'files/incoming')).catch(() => []);

it('a line that breaks in the middle of an upload leaves no file, and everything else as it was', async () => {
  const applicant = await aFilledApplicant(api);
  const { port } = api.http.server.address() as AddressInfo;
  const before = await api.snapshot();
  const kept = await applicant.call(endpoints.getApplication, { params: { id: applicant.id } });
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/applications/${applicant.id}/documents`,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5_000_000,
      'x-forwarded-for': '198.51.200.1',
      cookie: [...applicant.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const broken = new Promise((resolve) => {
    upload.on('error', resolve);
  });
  upload.write('--x\r\nContent-Disposition: form-data; name="source"\r\n\r\nCV\r\n');
  upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n');
  upload.write(Buffer.alloc(200_000, 0x20));
  // It is on its way to the disk.
  await vi.waitUntil(async () => (await incoming()).length === 1, { timeout: 10_000 });
  upload.destroy();
  await broken;
  await vi.waitUntil(async () => (await incoming()).length === 0, { timeout: 10_000 });
  expect(await api.snapshot()).toEqual(before);
  expect(await applicant.call(endpoints.getApplication, { params: { id: applicant.id } })).toEqual(kept);
});
