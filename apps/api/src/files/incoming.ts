import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** An upload that has arrived whole, on this machine's disk, to be looked into before it is kept. */
export type IncomingFile = { path: string; sizeBytes: number };

/** Where uploads wait until they are kept or thrown away. */
export type Incoming = {
  /** Takes in what a stream brings, flushed to disk: whole or not at all. */
  receive: (stream: Readable) => Promise<IncomingFile>;
  /** Throws away uploads of processes that died before they were done with them. */
  removeOlderThan: (then: Date) => Promise<void>;
};

const writeAll = async (path: string, stream: Readable): Promise<number> => {
  let sizeBytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = chunk;
      sizeBytes += bytes.length;
      await file.writeFile(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return sizeBytes;
};

export const createIncoming = (folder: string): Incoming => ({
  receive: async (stream) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomBytes(16).toString('hex'));
    try {
      return { path, sizeBytes: await writeAll(path, stream) };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
  removeOlderThan: async (then) => {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      if (facts !== null && facts.mtime < then) await rm(path, { force: true });
    }
  },
});
