import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/testing/free-port.ts';

const readyLimitMs = 120_000;

/** The API in a process that is killed in the middle of its work, and started again on the same port. */
export type MortalApi = {
  origin: string;
  /** `kill -9`, and a new process. Answers when it is ready. */
  kill: () => Promise<void>;
  /** Asks it to end as a deploy does. */
  stop: () => Promise<void>;
};

/** @param variables environment of the process, with the place of its data */
export const startMortalApi = async (variables: Record<string, string>): Promise<MortalApi> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let ended: Promise<unknown>;

  const isReady = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
      env: { PATH: process.env['PATH'] ?? '', RADAR_API_PORT: String(port), ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    ended = once(child, 'exit');
    for (const deadline = Date.now() + readyLimitMs; !(await isReady()); await sleep(50)) {
      if (child.exitCode !== null) throw new Error(`The API ended with code ${child.exitCode} before it was ready.`);
      if (Date.now() > deadline) throw new Error(`The API was not ready within ${readyLimitMs / 1000} s.`);
    }
  };

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  process.once('exit', () => child.kill('SIGKILL'));

  await start();
  return {
    origin,
    kill: async () => {
      await end('SIGKILL');
      await start();
    },
    stop: () => end('SIGTERM'),
  };
};
