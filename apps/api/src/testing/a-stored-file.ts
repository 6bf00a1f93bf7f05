import { Readable } from 'node:stream';
import type { Services } from '../services.ts';

/** A file in the store that no row names. Answers its key. */
export const aStoredFile = async (
  { incoming, files }: Pick<Services, 'incoming' | 'files'>,
  content: string | Uint8Array = 'x',
): Promise<string> => files.keep(await incoming.receive(Readable.from([Buffer.from(content)])));
