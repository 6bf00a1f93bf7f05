import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Runs `install` unless the stamp of the last good run carries the same hash. The stamp lies in the folder that the
 * install fills, so deleting that folder also forgets the run.
 * @param {{ stamp: string, hash: string, install: () => Promise<number> }} step
 * @returns {Promise<number>} the exit code, 0 when there was nothing to do
 */
export const installWhenChanged = async ({ stamp, hash, install }) => {
  if (read(stamp) === hash) return 0;
  rmSync(stamp, { force: true });
  const status = await install();
  if (status === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  }
  return status;
};
