import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRuns, jobs } from '../db/schema/index.ts';
import { loadReference } from '../reference/load-reference.ts';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';

const cli = join(import.meta.dirname, 'cli.ts');
const samples = join(import.meta.dirname, '../../../../samples');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'radar-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Result = { code: number; out: string; errors: string };

const logCli = join(import.meta.dirname, 'sources/log-cli.ts');

const run = (env: Record<string, string>, args: readonly string[], input = '', file = cli): Promise<Result> =>
  new Promise((done) => {
    const variables = { PATH: process.env['PATH'] ?? '', RADAR_DATA_DIR: folder, RADAR_API_PORT: '1', ...env };
    const child = execFile(process.execPath, [file, ...args], { env: variables, cwd: folder }, (error, out, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, errors });
    });
    child.stdin?.end(input);
  });

const indeed = ['--site', 'hr', '--format', 'indeed'];

describe('without the API', () => {
  it('opens the database itself; the second time nothing changes', { timeout: 120_000 }, async () => {
    const first = await run({}, [...indeed, join(samples, 'indeed.xml')]);
    expect(first).toMatchObject({ code: 0, out: 'created 40, updated 0, unchanged 0, duplicates 0, rejected 0\n' });
    expect(first.errors).toContain('into the database in');
    const second = await run({}, [...indeed, join(samples, 'indeed.xml')]);
    expect(second).toMatchObject({ code: 0, out: 'created 0, updated 0, unchanged 40, duplicates 0, rejected 0\n' });
    // The same ads under another name are doubles of the first.
    const third = await run(
      {},
      [...indeed, '--source', 'other', '-'],
      await readFile(join(samples, 'indeed.xml'), 'utf8'),
    );
    expect(third).toMatchObject({ code: 0, out: 'created 0, updated 0, unchanged 0, duplicates 40, rejected 0\n' });
  });

  it.each<[string, readonly string[], number, RegExp, Record<string, string>?]>([
    ['no site', ['--format', 'indeed', 'x.xml'], 2, /--site must be one of/],
    ['an unknown site', ['--site', 'rs', '--format', 'indeed', 'x.xml'], 2, /--site must be one of/],
    ['an unknown format', ['--site', 'hr', '--format', 'csv', 'x.csv'], 2, /--format must be one of/],
    ['no input', indeed, 2, /Name one file/],
    ['an unknown option', [...indeed, '--fast', 'x.xml'], 2, /Usage/],
    ['a missing file', [...indeed, 'nowhere.xml'], 1, /There is no file/],
    [
      'an API that does not answer',
      [...indeed, 'nowhere.xml'],
      1,
      /No API answers/,
      { RADAR_API_URL: 'http://127.0.0.1:1' },
    ],
  ])('%s', { timeout: 60_000 }, async (_, args, code, words, env = {}) => {
    const result = await run(env, args);
    expect(result.code).toBe(code);
    expect(result.errors).toMatch(words);
  });

  it('tells that no feed of the schedule was visited', { timeout: 60_000 }, async () => {
    const result = await run({}, [], '', logCli);
    expect(result).toMatchObject({ code: 0, out: 'No feed of the schedule was visited yet.\n' });
  });

  it('names bad items, and fails when nothing is usable', { timeout: 60_000 }, async () => {
    const file = join(folder, 'bad.jsonld');
    await writeFile(file, '[{"@type":"JobPosting","identifier":"b-1","description":"x"},{"@type":"Person"}]');
    const result = await run({}, ['--site', 'hr', '--format', 'jsonld', file]);
    expect(result).toMatchObject({ code: 1, out: expect.stringContaining('rejected 2') });
    expect(result.errors).toContain('b-1: title');
  });

  it('reads an address', { timeout: 60_000 }, async () => {
    const page = await readFile(join(samples, 'jobposting.html'));
    const server = createServer((request, response) =>
      request.url === '/ad' ? response.end(page) : response.writeHead(404).end(),
    );
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const found = await run({}, ['--site', 'hr', '--format', 'jsonld', `${origin}/ad`]);
    const missing = await run({}, ['--site', 'hr', '--format', 'jsonld', `${origin}/none`]);
    server.close();
    expect(found).toMatchObject({ code: 0, out: expect.stringContaining('created 1') });
    expect(missing).toMatchObject({ code: 1, errors: expect.stringContaining('The server answered 404') });
  });
});

describe('while the API runs', () => {
  let api: TestApi;
  let origin: string;
  const key = 'import-key-of-the-tests';
  beforeAll(async () => {
    api = await aTestApi();
    await loadReference(api.db);
    await api.http.listen({ port: 0, host: '127.0.0.1' });
    const address = api.http.server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => api.close());

  it('sends the feed to it', { timeout: 60_000 }, async () => {
    const result = await run({ RADAR_API_URL: origin, RADAR_IMPORT_KEY: key }, [
      ...indeed,
      join(samples, 'indeed.xml'),
    ]);
    expect(result).toMatchObject({ code: 0, out: 'created 40, updated 0, unchanged 0, duplicates 0, rejected 0\n' });
    expect(result.errors).toContain(`the API at ${origin}`);
    expect(await api.db.$count(jobs)).toBe(40);
  });

  it('finds it by its port, and the key in the file of secrets', { timeout: 60_000 }, async () => {
    await writeFile(join(folder, 'secrets.json'), JSON.stringify({ RADAR_IMPORT_KEY: key }));
    const result = await run({ RADAR_API_PORT: new URL(origin).port }, [...indeed, join(samples, 'indeed.xml')]);
    expect(result.out).toBe('created 0, updated 0, unchanged 40, duplicates 0, rejected 0\n');
  });

  it('tells how the schedule went', { timeout: 60_000 }, async () => {
    const startedAt = new Date('2026-11-21T06:00:00Z');
    await api.db.insert(importRuns).values({
      siteId: 'hr',
      source: 'konoba',
      startedAt,
      endedAt: startedAt,
      outcome: 'failed',
      fault: 'HTTP_500',
      created: 0,
      updated: 1,
      unchanged: 2,
      duplicates: 3,
      rejected: 4,
      closed: 5,
    });
    const result = await run({ RADAR_API_URL: origin, RADAR_IMPORT_KEY: key }, [], '', logCli);
    expect(result.out).toMatch(
      /^2026-11-21 06:00 {2}hr .*konoba .*failed \(HTTP_500\) .*\+0 ~1 =2 -5, doubles 3, refused 4\n$/,
    );
    const refused = await run({ RADAR_API_URL: origin, RADAR_IMPORT_KEY: 'wrong' }, [], '', logCli);
    expect(refused).toMatchObject({ code: 1, errors: 'The API answered 401.\n' });
  });

  it('a wrong key changes nothing', { timeout: 60_000 }, async () => {
    const before = await api.snapshot();
    const result = await run({ RADAR_API_URL: origin, RADAR_IMPORT_KEY: 'wrong' }, [
      '--site',
      'ba',
      '--format',
      'indeed',
      join(samples, 'indeed.xml'),
    ]);
    expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('refuses the import key') });
    expect(await api.snapshot()).toEqual(before);
  });

  it.each([
    ['no key', {}, { siteId: 'hr', source: 's', items: [] }, 401],
    ['a wrong key', { authorization: 'Bearer nope' }, { siteId: 'hr', source: 's', items: [] }, 401],
    ['an unknown site', { authorization: `Bearer ${key}` }, { siteId: 'rs', source: 's', items: [] }, 400],
    [
      'too many items',
      { authorization: `Bearer ${key}` },
      { siteId: 'hr', source: 's', items: Array.from({ length: 201 }, () => ({})) },
      400,
    ],
    ['a good call', { authorization: `Bearer ${key}` }, { siteId: 'hr', source: 's', items: [{}] }, 200],
  ])('the endpoint answers %s', async (_, headers, payload, status) => {
    const answer = await api.http.inject({ method: 'POST', url: '/imports', headers, payload });
    expect(answer.statusCode).toBe(status);
  });
});
