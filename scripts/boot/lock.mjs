import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @param {string} file */
const holderOf = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** @param {string} file */
const take = (file) => {
  // Linked rather than written in place, so that nobody ever reads a lock without its holder.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
};

/**
 * Lets one boot at a time install into this checkout: `npm start` and `npm test` may begin together.
 * @template T
 * @param {string} file
 * @param {(line: string) => void} say
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (file, say, work) => {
  for (let told = false; !take(file);) {
    const holder = holderOf(file);
    if (holder === null) continue;
    if (!isAlive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) say(`Waiting for process ${holder} to finish installing …`);
    told = true;
    await sleep(250);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
