import { rm } from 'node:fs/promises';
import type { DocumentFormat } from '@radar/domain/files';
import { cleanFileName } from './clean-file-name.ts';
import { documentFormatOf } from './document-format.ts';
import type { FileStore } from './file-store.ts';
import type { IncomingFile } from './incoming.ts';

/** A document in the file store, as its row names it. */
export type KeptDocument = { name: string; format: DocumentFormat; sizeBytes: number; storageKey: string };

/**
 * Looks into a received file and keeps it; what cannot be kept is thrown away.
 * @throws AppError FILE_FORMAT_UNSUPPORTED
 */
export const keepDocument = async (
  files: FileStore,
  received: IncomingFile & {
    /** As the person's machine named it. */
    name: string;
  },
): Promise<KeptDocument> => {
  try {
    const name = cleanFileName(received.name);
    const format = await documentFormatOf(received.path, name);
    return { name, format, sizeBytes: received.sizeBytes, storageKey: await files.keep(received) };
  } finally {
    await rm(received.path, { force: true });
  }
};
