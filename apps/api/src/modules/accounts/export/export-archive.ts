import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../../files/file-store.ts';
import type { ExportData } from './export-data.ts';

/** Name of the JSON in the archive. */
const dataName = 'data.json';

/** A zip of an export: the data as JSON and the files beside it, each opened when its turn comes. */
export const createExportArchive = (
  store: FileStore,
  { data, files }: ExportData,
  { publisher, now }: { publisher: string; now: Date },
): Readable => {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const head = { '@context': 'https://schema.org', '@type': 'DataDownload', publisher, dateCreated: now.toISOString() };
  zip.addBuffer(Buffer.from(JSON.stringify({ ...head, ...data }, null, 2)), dataName, { mtime: now });
  for (const { path, key } of files) {
    zip.addReadStreamLazy(path, { mtime: now, compress: false }, (take) => {
      const open = async (): Promise<void> => {
        // What is gone from the store stands empty: the rest must not be lost over it.
        const content = (await store.open(key)) ?? Readable.from([]);
        content.on('error', (error) => out.destroy(error));
        take(null, content);
      };
      open().catch((error: Error) => out.destroy(error));
    });
  }
  zip.end();
  return out;
};
