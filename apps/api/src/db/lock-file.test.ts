import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLockFile } from './lock-file.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'radar-lock-'));
  lock = join(folder, 'db.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that takes the lock, says what came of it, and keeps it until it is told to end. */
const aRival = () => {
  const script = `
    import { takeLockFile } from ${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))};
    try { await takeLockFile(${JSON.stringify(lock)}); console.log('taken'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = new Promise<string>((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())));
  const exit = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return { answer, end };
};

describe('the lock of the database folder', () => {
  it('is given back', async () => {
    const release = await takeLockFile(lock);
    expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    await release();
    expect(await readdir(folder)).toEqual([]);
    await (
      await takeLockFile(lock)
    )();
  });

  it('is refused at once while its owner runs', async () => {
    const rival = aRival();
    expect(await rival.answer).toBe('taken');
    const began = performance.now();
    await expect(takeLockFile(lock)).rejects.toThrow(/in use by process \d+/);
    expect(performance.now() - began).toBeLessThan(2_000);
    await rival.end();
    await (
      await takeLockFile(lock)
    )();
  });

  it('is taken over from a process that only has the same number', async () => {
    await writeFile(lock, JSON.stringify({ pid: process.pid, startedAt: '1' }));
    const release = await takeLockFile(lock);
    expect(JSON.parse(await readFile(lock, 'utf8')).startedAt).not.toBe('1');
    await release();
  });

  it('of a dead process is taken over by one of many', async () => {
    await writeFile(lock, JSON.stringify({ pid: 4_194_300, startedAt: '1' }));
    const rivals = Array.from({ length: 6 }, aRival);
    const answers = await Promise.all(rivals.map(({ answer }) => answer));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    await Promise.all(rivals.map(({ end }) => end()));
    expect(await readdir(folder)).toEqual(['db.lock']);
  });

  it('that nobody can read is left alone', async () => {
    await writeFile(lock, 'not ours');
    await expect(takeLockFile(lock)).rejects.toThrow(/remove it/);
  });
});
