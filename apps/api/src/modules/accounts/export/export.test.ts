import * as endpoints from '@radar/domain/accounts';
import { addDocument } from '@radar/domain/documents';
import * as saved from '@radar/domain/saved';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../../testing/a-test-api.ts';
import { aJob, anEmployer } from '../../../testing/builders.ts';
import { failureOf } from '../../../testing/failure-of.ts';
import { aPdf } from '../../../testing/files.ts';
import { aMember, type Member, signedIn } from '../../../testing/members.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const prepare = async (visitor: Visitor, { password }: Member): Promise<string> =>
  (await visitor.call(endpoints.requestMyExport, { body: { password } })).hash;

const download = (visitor: Visitor, hash: string) => visitor.request({ url: `/me/export/${hash}` });

const aPerson = async () => {
  const member = await aMember(api, { firstName: 'Ana', lastName: 'Šarić', address: 'Ilica 1' });
  return { member, visitor: await signedIn(api, member, { device: 'Mozilla/5.0 (Android 14; Mobile) Firefox/140.0' }) };
};

it('holds everything that we keep, in words that mean something, and the files', async () => {
  const { member, visitor } = await aPerson();
  const employer = await anEmployer(api.db, { name: 'Pekara Zrno', nameKey: 'pekara zrno export' });
  const job = await aJob(api.db, { title: 'Pekar (m/ž)', employerId: employer.id });
  const params = { id: String(job.id) };
  await visitor.call(saved.saveJob, { params, body: {} });
  await visitor.call(saved.followEmployer, { params: { id: String(employer.id) }, body: {} });
  await visitor.call(saved.saveSearch, { body: { query: { query: ['kuhar'] }, name: 'Kuhinja' } });
  const file = aPdf('Životopis.pdf');
  await visitor.call(addDocument, { body: { source: 'CV' } }, { file });

  const response = await download(visitor, await prepare(visitor, member));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="?radar-hr-\d{4}-\d\d-\d\d\.zip"?$/);

  const entries = unzipSync(new Uint8Array(response.rawPayload));
  expect(Object.keys(entries)).toEqual(['data.json', 'files/1-Životopis.pdf']);
  expect(Buffer.from(entries['files/1-Životopis.pdf'] ?? []).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  const text = strFromU8(entries['data.json'] ?? new Uint8Array());
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    publisher: 'Radar Hrvatska',
    person: { givenName: 'Ana', familyName: 'Šarić', email: member.email, address: 'Ilica 1', inLanguage: 'hr' },
    devices: expect.arrayContaining([expect.objectContaining({ device: 'Firefox, Android' })]),
    jobMarks: [{ jobTitle: 'Pekar (m/ž)', savedAt: expect.any(String) }],
    employerMarks: [{ hiringOrganization: 'Pekara Zrno', followedAt: expect.any(String) }],
    savedSearches: [{ name: 'Kuhinja', query: { query: ['kuhar'] } }],
    documents: [{ name: 'Životopis.pdf', contentUrl: 'files/1-Životopis.pdf', encodingFormat: 'pdf' }],
  });
  expect(text).not.toMatch(/"(?:id|\w*(?:Id|Hash|Key))":/);
  expect(text).not.toContain('argon2');
});

it('is for the person who asked, once, with the password', async () => {
  const { member, visitor } = await aPerson();
  const stranger = await aPerson();
  for (const password of ['x', undefined]) {
    const wrong = visitor.call(endpoints.requestMyExport, { body: { password } });
    expect((await failureOf(wrong)).code).toBe('INVALID_CREDENTIALS');
  }
  const hash = await prepare(visitor, member);
  expect((await download(api.visitor(), hash)).statusCode).toBe(401);
  expect((await download(visitor, hash)).statusCode).toBe(200);
  expect((await download(visitor, hash)).statusCode).toBe(404);
  expect((await download(stranger.visitor, await prepare(visitor, member))).statusCode).toBe(404);
  expect((await download(visitor, 'x')).statusCode).toBe(404);
});

it('may be asked for three times a day', async () => {
  const { member, visitor } = await aPerson();
  for (let time = 0; time < 3; time += 1) await prepare(visitor, member);
  const failure = await failureOf(prepare(visitor, member));
  expect([failure.code, failure.details.retryAfterS]).toEqual(['TOO_MANY_REQUESTS', expect.any(Number)]);
});
