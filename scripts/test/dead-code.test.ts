import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let house = '';

const write = (path: string, content: string | object) => {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

const knip = () =>
  spawnSync(join(root, 'node_modules/.bin/knip'), ['--directory', house, '--files', '--exports', '--reporter=json'], {
    encoding: 'utf8',
  });

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'dead-code-'));
  cpSync(join(root, 'knip.jsonc'), join(house, 'knip.jsonc'));
  write('package.json', { name: 'house' });
  write('pnpm-workspace.yaml', 'packages: [packages/*]');
  write('packages/domain/package.json', { name: '@radar/domain', exports: { './jobs': './src/jobs.ts' } });
  write('packages/domain/src/jobs.ts', "export { titleOf } from './titles.ts';");
  write('packages/domain/src/titles.ts', "export const titleOf = () => '';");
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

it('passes a house where everything is used', () => {
  expect(knip().status).toBe(0);
});

it('catches a file that nobody imports', () => {
  write('packages/domain/src/forgotten.ts', 'export const forgotten = 1;');
  const { status, stdout } = knip();
  expect(status).toBe(1);
  expect(stdout).toContain('packages/domain/src/forgotten.ts');
});

it('catches an export that nobody imports', () => {
  write('packages/domain/src/titles.ts', "export const titleOf = () => '';\nexport const forgotten = 1;");
  const { status, stdout } = knip();
  expect(status).toBe(1);
  expect(stdout).toContain('"forgotten"');
});
