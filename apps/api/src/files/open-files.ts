import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createIncoming, type Incoming } from './incoming.ts';

export type Files = {
  incoming: Incoming;
  store: FileStore;
  close: () => void;
};

/** Where this process keeps people's files: the bucket of `FILES_URL`, or its own folder. Uploads arrive in that folder. */
export const openFiles = async (
  { dataDir, filesBucket }: Pick<Env, 'dataDir' | 'filesBucket'>,
  log: Log,
): Promise<Files> => {
  const folder = join(dataDir, 'files');
  const incoming = createIncoming(join(folder, 'incoming'));
  if (filesBucket === null) return { incoming, store: createDiskStore(folder), close: () => {} };
  // The client of S3 is large: who does not use it does not load it.
  const { createS3Store } = await import('./s3-store.ts');
  const store = createS3Store(filesBucket, log);
  return { incoming, store, close: store.close };
};
