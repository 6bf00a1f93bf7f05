import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const run = (work: string) => {
  const script = `import { startWatchdog } from ${JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))}; const stop = startWatchdog(); ${work}`;
  return once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'exit');
};

it('a process whose event loop stands still is ended', async () => {
  const began = performance.now();
  // Long enough for the worker to start.
  const [, signal] = await run(
    'setTimeout(() => { const end = Date.now() + 40_000; while (Date.now() < end); }, 3_000)',
  );
  expect(signal).toBe('SIGKILL');
  expect(performance.now() - began).toBeLessThan(38_000);
}, 60_000);

it('one that works on is left alone, and can end', async () => {
  expect(await run('setTimeout(() => void stop(), 5_000)')).toEqual([0, null]);
});
