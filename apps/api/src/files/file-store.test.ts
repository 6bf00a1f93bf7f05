import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { aStoredFile } from '../testing/a-stored-file.ts';
import { failureOf } from '../testing/failure-of.ts';
import { anS3Server } from '../testing/s3.ts';
import { newStorageKey, placeOf } from './file-store.ts';
import { type Files, openFiles } from './open-files.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The files of a process with this environment, and the folder that it has on its disk. */
const filesAt = async (url?: string): Promise<Files & { folder: string }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'radar-files-'));
  folders.push(dataDir);
  const { filesBucket } = parseEnv({ FILES_URL: url });
  return { ...(await openFiles({ dataDir, filesBucket }, createLog('silent'))), folder: join(dataDir, 'files') };
};

let s3: Awaited<ReturnType<typeof anS3Server>>;
beforeAll(async () => {
  s3 = await anS3Server();
});
afterAll(() => s3.close());

const keep = ({ incoming, store }: Files, content: string | Uint8Array) =>
  aStoredFile({ incoming, files: store }, content);
const read = async ({ store }: Files, key: string) => {
  const content = await store.open(key);
  return content === null ? null : buffer(content);
};
const inAMinute = () => new Date(Date.now() + 60_000);

describe.each([
  ['a folder', () => filesAt()],
  ['a bucket', () => filesAt(s3.url)],
])('files in %s', (_, open) => {
  let files: Files & { folder: string };
  beforeAll(async () => {
    files = await open();
  });
  afterAll(() => files.close());

  it.each([
    ['one byte', Buffer.from('x')],
    ['10 MB', randomBytes(10 * 1024 * 1024)],
  ])('%s comes back as it was, and leaves no second copy on the way', async (__, content) => {
    const key = await keep(files, content);
    expect((await read(files, key))?.equals(content)).toBe(true);
    expect(await readdir(join(files.folder, 'incoming'))).toEqual([]);
  });

  it('what was removed is gone, and may be removed again', async () => {
    const key = await keep(files, 'x');
    await files.store.remove(key);
    await files.store.remove(key);
    expect(await files.store.open(key)).toBeNull();
    expect(await files.store.open(newStorageKey())).toBeNull();
  });

  it('a copy outlives its original', async () => {
    const key = await keep(files, 'Životopis');
    const copy = await files.store.copy(key);
    expect(copy).not.toBe(key);
    await files.store.remove(key);
    expect((await read(files, copy ?? ''))?.toString()).toBe('Životopis');
    expect(await files.store.copy(key)).toBeNull();
  });

  it.each(['', '..', '../../etc/passwd', 'A'.repeat(32), `${'a'.repeat(31)}/`, 'a'.repeat(33)])(
    'the key %j names nothing',
    async (key) => {
      await expect(files.store.open(key)).rejects.toThrow('Not a key');
      await expect(files.store.remove(key)).rejects.toThrow('Not a key');
      await expect(files.store.copy(key)).rejects.toThrow('Not a key');
    },
  );

  it('lists what was written before a moment', async () => {
    const key = await keep(files, 'x');
    expect(await files.store.listOlderThan(inAMinute())).toContain(key);
    expect(await files.store.listOlderThan(new Date(Date.now() - 60_000))).toEqual([]);
  });

  it('an upload that is cut off leaves nothing', async () => {
    const before = await files.store.listOlderThan(inAMinute());
    const cut = Readable.from(
      (async function* cutOff() {
        yield Buffer.from('%PDF-1.4');
        throw new Error('The line broke.');
      })(),
    );
    await expect(files.incoming.receive(cut)).rejects.toThrow('The line broke.');
    expect(await readdir(join(files.folder, 'incoming'))).toEqual([]);
    expect(await files.store.listOlderThan(inAMinute())).toEqual(before);
  });
});

describe('files in a folder', () => {
  it('look new when they are copies, so that no sweep takes them', async () => {
    const files = await filesAt();
    const key = await keep(files, 'x');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(files.folder, placeOf(key)), yesterday, yesterday);
    await files.store.copy(key);
    expect(await files.store.listOlderThan(new Date(Date.now() - 60_000))).toEqual([]);
  });

  it('are those with a key in its place; nothing else is listed', async () => {
    const files = await filesAt();
    const key = await keep(files, 'x');
    await writeFile(join(files.folder, placeOf(key).slice(0, 2), '0'.repeat(32)), 'x');
    await writeFile(join(files.folder, 'readme.txt'), 'x');
    expect(await files.store.listOlderThan(inAMinute())).toEqual(key.startsWith('00') ? expect.any(Array) : [key]);
  });
});

describe('uploads', () => {
  it('of processes that died are thrown away when they are old', async () => {
    const { incoming, folder } = await filesAt();
    const [old, young] = [await incoming.receive(Readable.from(['x'])), await incoming.receive(Readable.from(['x']))];
    const before = new Date(Date.now() - 7_200_000);
    await utimes(old.path, before, before);
    await incoming.removeOlderThan(new Date(Date.now() - 3_600_000));
    expect(await readdir(join(folder, 'incoming'))).toEqual([young.path.split('/').at(-1)]);
  });
});

describe('a bucket that cannot be used', () => {
  const closedPort = async (): Promise<string> => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await new Promise((resolve) => {
      server.close(resolve);
    });
    return `http://a:b@127.0.0.1:${port}/radar-files`;
  };

  it.each([
    ['is not reached', closedPort],
    ['takes another secret', async () => s3.wrongUrl],
    ['is not there', async () => s3.url.replace('radar-files', 'other-files')],
  ])('because it %s says so, and keeps nothing', async (_, url) => {
    const files = await filesAt(await url());
    const received = await files.incoming.receive(Readable.from(['x']));
    expect((await failureOf(files.store.keep(received))).code).toBe('UNAVAILABLE');
    expect((await failureOf(files.store.open(newStorageKey()))).code).toBe('UNAVAILABLE');
    expect((await failureOf(files.store.listOlderThan(inAMinute()))).code).toBe('UNAVAILABLE');
    // What it belonged to is gone already: the sweep comes back to it.
    await files.store.remove(newStorageKey());
    files.close();
  });
});

describe('FILES_URL', () => {
  it.each([
    [
      'https://AKIA:se%2Fcret@s3.example/radar?region=eu-central-1',
      {
        endpoint: 'https://s3.example',
        bucket: 'radar',
        region: 'eu-central-1',
        credentials: { accessKeyId: 'AKIA', secretAccessKey: 'se/cret' },
      },
    ],
    [
      'http://127.0.0.1:9000/radar-files',
      { endpoint: 'http://127.0.0.1:9000', bucket: 'radar-files', region: 'us-east-1', credentials: null },
    ],
    ['', null],
    [undefined, null],
  ])('%s', (url, expected) => {
    expect(parseEnv({ FILES_URL: url }).filesBucket).toEqual(expected);
  });

  it.each([
    'x',
    's3://radar',
    'https://s3.example',
    'https://s3.example/',
    'https://key@s3.example/radar',
    'https://s3.example/Radar/x',
  ])('%s is refused with what it should be', (url) => {
    expect(() => parseEnv({ FILES_URL: url })).toThrow(/FILES_URL: https:\/\/KEY:SECRET@host\/bucket/);
  });
});
