import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from './free-port.ts';

/** The API as a process of its own, with all that it says. */
export type ApiProcess = {
  child: ChildProcess;
  origin: string;
  /** Its exit code, once it has one. */
  exit: Promise<number>;
  /** Status of a GET, 0 while nobody listens. */
  status: (path: string) => Promise<number>;
  untilReady: () => Promise<void>;
  out: () => string;
  err: () => string;
};

/** Starts API processes, each on a free port; kill what is left of them when the test is over. */
export const createApiProcesses = () => {
  const running: ChildProcess[] = [];
  const start = async (variables: Record<string, string>): Promise<ApiProcess> => {
    const port = await freePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        RADAR_API_PORT: String(port),
        RADAR_DISK_RESERVE_MB: '0',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    const exit = once(child, 'exit').then(([code]) => Number(code ?? -1));
    const origin = `http://127.0.0.1:${port}`;
    const status = (path: string) =>
      fetch(origin + path).then(
        (response) => response.status,
        () => 0,
      );
    const untilReady = () =>
      vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 60_000, interval: 100 });
    return { child, origin, exit, status, untilReady, out: () => out, err: () => err };
  };
  const killAll = (): void => {
    for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  };
  return { start, killAll };
};
