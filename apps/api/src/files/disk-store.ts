import { link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, keyAt, newStorageKey, placeOf } from './file-store.ts';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const orNull = async <T>(attempt: Promise<T>): Promise<T | null> => {
  try {
    return await attempt;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Files on this machine's disk, in `folder`. Received files must lie on the same disk: they are moved there. */
export const createDiskStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => join(folder, placeOf(key));

  /** Puts a file of a new key in its place by `move`, for good. */
  const place = async (move: (path: string) => Promise<void>): Promise<string> => {
    const key = newStorageKey();
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await move(path);
    await syncFolder(dirname(path));
    return key;
  };

  return {
    keep: ({ path: received }) => place((path) => rename(received, path)),
    open: async (key) => {
      const file = await orNull(open(pathOf(key), 'r'));
      return file === null ? null : file.createReadStream();
    },
    // A second name for the same bytes, which never change.
    copy: async (key) => {
      const now = new Date();
      // A new file must look new from its first moment on, or it would be swept before a row names it.
      const original = await orNull(utimes(pathOf(key), now, now));
      return original === null ? null : orNull(place((path) => link(pathOf(key), path)));
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    listOlderThan: async (then) => {
      const places = (await orNull(readdir(folder, { recursive: true }))) ?? [];
      const keys: string[] = [];
      for (const key of places.flatMap((one) => keyAt(one) ?? [])) {
        const facts = await orNull(stat(pathOf(key)));
        if (facts !== null && facts.mtime < then) keys.push(key);
      }
      return keys;
    },
  };
};
