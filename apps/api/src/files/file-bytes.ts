import { open } from 'node:fs/promises';

/** The first and the last bytes of a file on disk, fewer where it is shorter. */
export type Edges = { head: Buffer; tail: Buffer; sizeBytes: number };

const edgeBytes = 66 * 1024;

export const readEdges = async (path: string): Promise<Edges> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, edgeBytes);
    const head = Buffer.alloc(length);
    const tail = Buffer.alloc(length);
    if (length > 0) {
      await file.read(head, 0, length, 0);
      await file.read(tail, 0, length, size - length);
    }
    return { head, tail, sizeBytes: size };
  } finally {
    await file.close();
  }
};
