import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command to its end and hands our signals on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, quiet: boolean }} options `quiet` shows output only if it fails
 * @returns {Promise<number>} its exit code; 128 plus the number of the signal that ended it
 */
export const run = (command, args, { cwd, env, quiet }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });

    /** @type {Buffer[]} */
    const output = [];
    /** @param {Buffer} chunk */
    const keep = (chunk) => output.push(chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);

    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);

    /** @param {number} status */
    const finish = (status) => {
      for (const signal of forwarded) process.off(signal, forward);
      if (status !== 0) process.stderr.write(Buffer.concat(output));
      resolve(status);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });

/** Ends us as SIGTERM would when the process that started us is gone: a killed npm forwards nothing. */
export const stopWithParent = () => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
};
