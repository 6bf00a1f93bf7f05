import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as applying from '@radar/domain/applications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aKey, aReadyApplicant } from '../testing/applicant.ts';
import { aJob, anEmployer } from '../testing/builders.ts';
import { readArguments, UsageError } from './arguments.ts';

const cli = join(import.meta.dirname, 'cli.ts');

let api: TestApi;
let site: Server;
let folder: string;
let apiOrigin: string;
let job: Awaited<ReturnType<typeof aJob>>;
let applicationId: number;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'radar-employer-'));
  // The site in front of the API, as far as its proxy hands files on.
  site = createServer((request, response) => {
    const hand = async (): Promise<void> => {
      const answer = await api.http.inject({ url: (request.url ?? '').replace('/api/proxy', '') });
      response.writeHead(answer.statusCode).end(answer.rawPayload);
    };
    void hand();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const { origins } = parseEnv({ NODE_ENV: 'test' });
  api = await aTestApi({ env: { origins: { ...origins, hr: `http://127.0.0.1:${portOf(site)}` } } });
  await api.http.listen({ port: 0, host: '127.0.0.1' });
  apiOrigin = `http://127.0.0.1:${portOf(api.http.server)}`;
  const employer = await anEmployer(api.db, { name: 'Konoba Luna' });
  job = await aJob(api.db, { employerId: employer.id, title: 'Konobar' });
  const { call, id } = await aReadyApplicant(api, { jobId: job.id });
  await call(applying.sendApplication, { params: { id }, body: { acceptTos: true } }, { idempotencyKey: aKey() });
  await api.mails();
  applicationId = Number(id);
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    site.close(() => resolve());
    site.closeAllConnections();
  });
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { code: number; out: string; errors: string };

const run = (args: readonly (string | number)[], variables: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      RADAR_API_URL: apiOrigin,
      RADAR_IMPORT_KEY: 'import-key-of-the-tests',
      ...variables,
    };
    const child = execFile(process.execPath, [cli, ...args.map(String)], { env, cwd: folder }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors });
    });
  });

it('connects an employer, lists, fetches and reports', { timeout: 120_000 }, async () => {
  const employerId = job.employerId ?? 0;
  const connected = await run(['connect', employerId]);
  expect(connected).toMatchObject({ code: 0, errors: '' });
  const secret = { RADAR_EMPLOYER_SECRET: connected.out.trim() };

  const listed = await run(['list', employerId], secret);
  expect(listed.out).toMatch(new RegExp(`^${applicationId} .*Ana Anić <ana\\..*Konobar \\(ref-.*forwarded\n$`));
  expect((await run(['list', employerId, '--after', applicationId], secret)).out).toBe('');

  const fetched = await run(['fetch', employerId, applicationId, '--into', 'inbox'], secret);
  expect(fetched).toMatchObject({ code: 0, errors: '' });
  const inbox = join(folder, fetched.out.trim());
  expect((await readdir(inbox)).toSorted()).toEqual(['1 Životopis Ana Anić.pdf', 'application.json']);
  expect(await readFile(join(inbox, '1 Životopis Ana Anić.pdf'), 'latin1')).toMatch(/^%PDF-/);
  expect(JSON.parse(await readFile(join(inbox, 'application.json'), 'utf8'))).toMatchObject({ firstName: 'Ana' });

  expect(await run(['report', employerId, applicationId, 'seen'], secret)).toMatchObject({ code: 0, errors: '' });
  expect((await run(['list', employerId], secret)).out).toContain('forwarded, seen');

  expect((await run(['disconnect', employerId])).code).toBe(0);
  expect(await run(['list', employerId], secret)).toMatchObject({
    code: 1,
    errors: 'The API answered UNAUTHENTICATED.\n',
  });
});

it.each<[string, (string | number)[], Record<string, string>, number, RegExp]>([
  ['no command', [], {}, 2, /employer by its id[\s\S]*Usage/],
  ['no secret', ['list', 1], {}, 1, /RADAR_EMPLOYER_SECRET/],
  ['a wrong secret', ['list', 1], { RADAR_EMPLOYER_SECRET: 'whsec_AAAA' }, 1, /UNAUTHENTICATED/],
  ['an unknown employer', ['connect', 999_999], {}, 1, /NOT_FOUND/],
  ['no API', ['list', 1], { RADAR_EMPLOYER_SECRET: 'whsec_AAAA', RADAR_API_URL: 'http://127.0.0.1:1' }, 1, /No API/],
])('says what is wrong with %s', async (_, args, variables, code, message) => {
  const outcome = await run(args, variables);
  expect([outcome.code, outcome.out]).toEqual([code, '']);
  expect(outcome.errors).toMatch(message);
  expect(outcome.errors).not.toContain('    at ');
});

it.each([
  ['hire 1', /Name a command/],
  ['list Luna', /by its id/],
  ['report 1 x seen', /application by its id/],
  ['report 1 1 hired', /seen, ended, no_feedback/],
  ['list 1 --all', /--all/],
])('does not read %s', (words, message) => {
  expect(() => readArguments(words.split(' '))).toThrow(UsageError);
  expect(() => readArguments(words.split(' '))).toThrow(message);
});
