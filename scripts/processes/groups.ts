import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @returns whether anybody is there to get it */
export const signalGroup = (group: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
};

/** Groups with a member that runs: one that only waits for init to collect it has ended. */
const groupsRunning = (): Set<number> => {
  const running = new Set<number>();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      // The name of the program, in brackets, may hold anything.
      const [state, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (state !== 'Z') running.add(Number(group));
    } catch {
      // It ended while we were reading.
    }
  }
  return running;
};

const stillRunning = (groups: readonly number[]): number[] => {
  const signalled = groups.filter((group) => signalGroup(group, 0));
  if (signalled.length === 0 || process.platform !== 'linux') return signalled;
  const running = groupsRunning();
  return signalled.filter((group) => running.has(group));
};

/** SIGTERM for every process group, then SIGKILL for those still there after the grace. */
export const endGroups = async (groups: readonly number[], graceMs: number): Promise<void> => {
  for (const group of groups) signalGroup(group, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (stillRunning(groups).length > 0 && Date.now() < deadline) await sleep(50);
  for (const group of stillRunning(groups)) signalGroup(group, 'SIGKILL');
};
