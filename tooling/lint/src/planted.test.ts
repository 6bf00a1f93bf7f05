import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const planted = join(import.meta.dirname, '../planted');

/** The first line of a planted file names the rule that it breaks, and how often: `// no-console 1`. */
const plants = readdirSync(planted).map((file) => {
  const [, rule = '', count] = /^\/\/ (\S+) (\d+)/.exec(readFileSync(join(planted, file), 'utf8')) ?? [];
  return { file, rule, count: Number(count) };
});

let folder = '';
let found: { code: string; filename: string }[] = [];

beforeAll(() => {
  // Elsewhere, because the house itself does not lint what is planted.
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  mkdirSync(join(folder, 'src'));
  cpSync(planted, join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "jsx": "react-jsx" } }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const args = ['-c', join(root, '.oxlintrc.json'), '--format=json', 'src'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
  found = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `typescript/no-explicit-any` of the config is `typescript(no-explicit-any)` in a report. */
const nameOf = (code: string) => code.replace(/^.*\(|\)$/g, '');

it.each(plants)('lint catches $rule', ({ file, rule, count }) => {
  const name = rule.split('/').at(-1);
  const caught = found.filter(({ code, filename }) => filename.endsWith(`/${file}`) && nameOf(code) === name);
  expect(caught).toHaveLength(count);
});
