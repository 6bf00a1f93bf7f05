import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const beatMs = 2_000;

/**
 * Ends the process when its event loop stands still: a full disk stops PGlite, and with it every timer of this thread, so
 * the watch is kept by another one. Whoever runs the process starts it again. Not while a debugger holds it.
 */
export const startWatchdog = (): (() => Promise<void>) => {
  if (inspectorUrl() !== undefined) return () => Promise.resolve();
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url), { execArgv: [] });
  worker.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const timer = setInterval(() => worker.postMessage('beat'), beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
};
