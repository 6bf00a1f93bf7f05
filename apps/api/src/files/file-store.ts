import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { IncomingFile } from './incoming.ts';

/** Where people's files are kept. Every store lays them out in the same way, so that they can be moved between stores. */
export type FileStore = {
  /** Takes a received file over, whole or not at all, and answers its key. */
  keep: (file: IncomingFile) => Promise<string>;
  /** The bytes of a file; null where there is none. */
  open: (key: string) => Promise<Readable | null>;
  /** A second file with the same bytes, to live and end by itself; null where there is nothing to copy. */
  copy: (key: string) => Promise<string | null>;
  /** Removing what is not there is fine. What cannot be removed now is swept later: see `removeOrphans`. */
  remove: (key: string) => Promise<void>;
  /** Keys of files last written before then. */
  listOlderThan: (then: Date) => Promise<string[]>;
};

/** Names a file in the store: random, says nothing of the person. */
export const newStorageKey = (): string => randomBytes(16).toString('hex');

const keyPattern = /^[0-9a-f]{32}$/;

/** Where in a store a key's file lies: `ab/abcd…`. */
export const placeOf = (key: string): string => {
  if (!keyPattern.test(key)) throw new Error('Not a key of the file store.');
  return `${key.slice(0, 2)}/${key}`;
};

/** The key of a place; null for what is no file of ours. */
export const keyAt = (place: string): string | null => {
  const key = place.slice(3);
  return keyPattern.test(key) && place === placeOf(key) ? key : null;
};
