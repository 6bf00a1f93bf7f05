import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export type StoredFile = {
  /** Names the file in the store: random, says nothing of the person. */
  key: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
};

/** Where people's files are kept. */
export type FileStore = {
  /** Keeps what a stream brings: whole or not at all. */
  store: (stream: Readable) => Promise<StoredFile>;
  /** Path of a kept file on this machine's disk, for those who must look into it. */
  pathOf: (key: string) => string;
  read: (key: string) => Readable;
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Keys of files last written before then, half-written ones too. */
  listOlderThan: (then: Date) => Promise<string[]>;
};

const keyPattern = /^[0-9a-f]{32}$/;
const partSuffix = '.part';

const writeAll = async (path: string, stream: Readable): Promise<Omit<StoredFile, 'key'>> => {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = chunk;
      hash.update(bytes);
      sizeBytes += bytes.length;
      await file.writeFile(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Files on this machine's disk, in `folder`: written beside their place, flushed, then moved there. */
export const createDiskStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('Not a key of the file store.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    pathOf,
    store: async (stream) => {
      const key = randomBytes(16).toString('hex');
      const path = pathOf(key);
      const part = `${path}${partSuffix}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const facts = await writeAll(part, stream);
        await rename(part, path);
        await syncFolder(dirname(path));
        return { key, ...facts };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}${partSuffix}`, { force: true });
    },
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    listOlderThan: async (then) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys: string[] = [];
      for (const entry of entries.filter((one) => one.isFile())) {
        const key = entry.name.replace(partSuffix, '');
        const { mtime } = await stat(join(entry.parentPath, entry.name));
        if (keyPattern.test(key) && mtime < then) keys.push(key);
      }
      return keys;
    },
  };
};
