import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

const zipLimits = { entries: 1_000, unpackedBytes: 100 * 1024 * 1024, ratio: 100 } as const;

export type ZipContents = {
  names: ReadonlySet<string>;
  /** Beginning of the entries that were asked for. */
  texts: ReadonlyMap<string, string>;
};

const keptBytes = 64 * 1024;

/** Unpacks an entry into nothing: its real size must be the stated one, however the directory lies. */
const readThrough = async (zip: ZipFile, entry: Entry, keeps: boolean): Promise<string> => {
  const kept: Buffer[] = [];
  let bytes = 0;
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (keeps && bytes < keptBytes) kept.push(chunk);
      bytes += chunk.length;
      done(bytes > entry.uncompressedSize ? new Error('larger than stated') : null);
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), sink);
  return Buffer.concat(kept).toString('utf8', 0, keptBytes);
};

/**
 * Reads through a zip file. Null for one that is broken, encrypted, holds paths that lead out, or unpacks to more than the
 * limits.
 * @param wanted names of entries whose text is wanted
 */
export const readZip = async (
  path: string,
  sizeBytes: number,
  wanted: readonly string[],
): Promise<ZipContents | null> => {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      if (zip.entryCount > zipLimits.entries) return null;
      const names = new Set<string>();
      const texts = new Map<string, string>();
      let unpackedBytes = 0;
      for await (const entry of zip.eachEntry()) {
        unpackedBytes += entry.uncompressedSize;
        const isTooMuch = unpackedBytes > zipLimits.unpackedBytes || unpackedBytes > sizeBytes * zipLimits.ratio;
        if (isTooMuch || entry.isEncrypted() || names.size >= zipLimits.entries) return null;
        names.add(entry.fileName);
        const isWanted = wanted.includes(entry.fileName);
        const text = await readThrough(zip, entry, isWanted);
        if (isWanted) texts.set(entry.fileName, text);
      }
      return { names, texts };
    } finally {
      zip.close();
    }
  } catch {
    return null;
  }
};
