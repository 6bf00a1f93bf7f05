import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { DatabaseUnusableError } from './client.ts';

const Owner = z.object({ pid: z.int().positive(), startedAt: z.string() });
type Owner = z.output<typeof Owner>;

/** When a process started, in the kernel's ticks: tells a process from a later one with the same id. Null when none runs. */
const startOf = async (pid: number): Promise<string | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return process.platform === 'linux' || !isRunning(pid) ? null : '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const readOwner = async (path: string): Promise<Owner | null> => {
  try {
    return Owner.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
};

const linkOnce = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
      throw error;
    },
  );

const isAlive = async (owner: Owner): Promise<boolean> => (await startOf(owner.pid)) === owner.startedAt;

/** Replaces the lock of a dead owner. Of several that try, the one that links the old lock's name wins. */
const takeOver = async (lockPath: string, ticket: string, dead: Owner): Promise<boolean> => {
  const claim = `${lockPath}.${dead.pid}.${dead.startedAt}`;
  if (!(await linkOnce(lockPath, claim))) return false;
  const claimed = await readOwner(claim);
  const isTheDeadOne = claimed?.pid === dead.pid && claimed.startedAt === dead.startedAt;
  if (isTheDeadOne) await rename(ticket, lockPath);
  await rm(claim, { force: true });
  return isTheDeadOne;
};

/**
 * Takes an exclusive lock file for this process. The lock of a process that no longer runs is taken over.
 * @returns a function that gives the lock back
 * @throws DatabaseUnusableError within two seconds when a running process holds it
 */
export const takeLockFile = async (lockPath: string): Promise<() => Promise<void>> => {
  const ticket = `${lockPath}.ticket.${process.pid}`;
  const self: Owner = { pid: process.pid, startedAt: (await startOf(process.pid)) ?? '' };
  await writeFile(ticket, JSON.stringify(self), { flush: true });
  const release = async () => {
    const owner = await readOwner(lockPath);
    if (owner?.pid === self.pid && owner.startedAt === self.startedAt) await rm(lockPath, { force: true });
  };
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await linkOnce(ticket, lockPath)) return release;
      const owner = await readOwner(lockPath);
      if (owner !== null && (await isAlive(owner))) {
        throw new DatabaseUnusableError(`The database is in use by process ${owner.pid} (${lockPath}).`);
      }
      if (owner !== null && (await takeOver(lockPath, ticket, owner))) return release;
      await sleep(100);
    }
    throw new DatabaseUnusableError(
      `The lock ${lockPath} cannot be read: remove it if no other process uses the database.`,
    );
  } finally {
    await rm(ticket, { force: true });
  }
};
