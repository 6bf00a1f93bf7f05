import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, installInputs } from './install-inputs.mjs';
import { withLock } from './lock.mjs';
import { environmentFor, isOurNode, toolchainBins } from './machine.mjs';
import { installWhenChanged } from './stamp.mjs';

let root = '';

const write = (path: string, text: string) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boot-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what an install depends on', () => {
  beforeEach(() => {
    write('package.json', '{}');
    write('pnpm-lock.yaml', 'lockfileVersion: 9');
    write('packages/domain/package.json', '{}');
    write('packages/domain/src/jobs.ts', 'export {};');
  });

  const hash = () => hashOf(installInputs(root));

  it.each([
    ['the lock', 'pnpm-lock.yaml'],
    ['a manifest', 'packages/domain/package.json'],
    ['a new package', 'apps/api/package.json'],
    ['the workspace file', 'pnpm-workspace.yaml'],
  ])('changes with %s', (_, path) => {
    const before = hash();
    write(path, '{ "changed": true }');
    expect(hash()).not.toBe(before);
  });

  it('does not change with a source', () => {
    const before = hash();
    write('packages/domain/src/jobs.ts', 'export const jobs = 1;');
    expect(hash()).toBe(before);
  });
});

describe('an install', () => {
  const install = (hash: string, status = 0) => {
    let runs = 0;
    const stamp = join(root, 'node_modules', '.installed');
    return installWhenChanged({
      stamp,
      hash,
      install: async () => {
        runs += 1;
        return status;
      },
    }).then((code) => ({ code, runs }));
  };

  it('runs once for one hash, and again for the next', async () => {
    expect(await install('a')).toEqual({ code: 0, runs: 1 });
    expect(await install('a')).toEqual({ code: 0, runs: 0 });
    expect(await install('b')).toEqual({ code: 0, runs: 1 });
  });

  it('is repeated after a failure and after node_modules was deleted', async () => {
    expect(await install('a', 1)).toEqual({ code: 1, runs: 1 });
    expect(await install('a')).toEqual({ code: 0, runs: 1 });
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(await install('a')).toEqual({ code: 0, runs: 1 });
  });
});

describe('the machine', () => {
  it.each([
    ['20.20.2', false],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.1.0', true],
    ['27.0.0', false],
  ])('Node %s is ours: %s', (version, ours) => {
    expect(isOurNode(version)).toBe(ours);
  });

  it('hands on the way to the registry, nothing else of npm, and no mode', () => {
    const env = environmentFor(
      { npm_lifecycle_event: 'start', npm_config_registry: 'r', NODE_ENV: 'production', HOME: '/h', PATH: '/bin' },
      ['/x'],
    );
    expect(env).toMatchObject({ npm_config_registry: 'r', HOME: '/h', PATH: '/x:/bin' });
    expect(env).not.toHaveProperty('npm_lifecycle_event');
    expect(env).not.toHaveProperty('NODE_ENV');
  });

  it('has no folder for a tool that was not fetched', () => {
    expect(toolchainBins(root, ['Node 24'])).toBeNull();
    expect(toolchainBins(root, [])).toEqual([]);
  });
});

describe('the lock', () => {
  it('is taken over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version']);
    await once(gone, 'exit');
    const lock = write('lock', String(gone.pid));
    expect(
      await withLock(
        lock,
        () => {},
        async () => 'done',
      ),
    ).toBe('done');
  });

  it('lets one in at a time', async () => {
    const lock = join(root, 'lock');
    let inside = 0;
    const visit = () =>
      withLock(
        lock,
        () => {},
        async () => {
          inside += 1;
          await new Promise((resolve) => setTimeout(resolve, 20));
          const seen = inside;
          inside -= 1;
          return seen;
        },
      );
    expect(await Promise.all([visit(), visit()])).toEqual([1, 1]);
  });
});

describe('boot.mjs', () => {
  /** Boots in a copy of the scripts, with a pnpm that only writes down how it was called. */
  const boot = (...command: string[]) => {
    const env = { ...process.env, PATH: `${join(root, 'bin')}:${dirname(process.execPath)}:${process.env['PATH']}` };
    return spawn(process.execPath, [join(root, 'scripts/boot.mjs'), '--', ...command], { env });
  };

  beforeEach(() => {
    cpSync(import.meta.dirname, join(root, 'scripts/boot'), { recursive: true });
    cpSync(join(import.meta.dirname, '../boot.mjs'), join(root, 'scripts/boot.mjs'));
    write('toolchain/package-lock.json', '{}');
    write('package.json', '{}');
    const calls = join(root, 'calls');
    chmodSync(
      write('bin/pnpm', `#!/bin/sh\nif [ "$1" = --version ]; then echo 12.0.0; else echo "$1" >> ${calls}; fi\n`),
      0o755,
    );
  });

  it('installs once and answers the exit code of its command', async () => {
    for (const code of [3, 0]) expect((await once(boot('node', '-e', `process.exit(${code})`), 'exit'))[0]).toBe(code);
    expect(readFileSync(join(root, 'calls'), 'utf8')).toBe('install\n');
  });

  it('hands SIGTERM on to its command', async () => {
    const program = `process.on('SIGTERM', () => process.exit(7)); console.log('up'); setInterval(() => {}, 1000)`;
    const booted = boot('node', '-e', program);
    await once(booted.stdout, 'data');
    booted.kill('SIGTERM');
    expect((await once(booted, 'exit'))[0]).toBe(7);
  });
});
