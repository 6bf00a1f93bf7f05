import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { rules } from './rules.ts';

const planted = join(import.meta.dirname, '../planted');

/** `packages-ui` or `packages-ui--variant`: a folder per violation, laid over a small house that breaks no rule. */
const plants = readdirSync(planted).filter((name) => name !== 'house');
const ruleOf = (plant: string) => plant.split('--')[0];

let root = '';

const install = (name: string, target?: string) => {
  const folder = join(root, 'node_modules', name);
  if (target !== undefined) return symlinkSync(target, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
  return writeFileSync(join(folder, 'index.js'), '');
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  cpSync(join(planted, 'house'), root, { recursive: true });
  for (const library of ['zod', 'ky']) install(library);
  mkdirSync(join(root, 'node_modules/@radar'));
  for (const name of readdirSync(join(root, 'packages'))) install(`@radar/${name}`, join(root, 'packages', name));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const broken = async () => [...new Set((await findViolations(root, rules)).map(({ rule }) => rule))];

describe('the boundary rules', () => {
  it('let a good house stand', async () => {
    expect(await findViolations(root, rules)).toEqual([]);
  });

  it.each(plants)('catch %s, and nothing else', async (plant) => {
    cpSync(join(planted, plant), root, { recursive: true });
    expect(await broken()).toEqual([ruleOf(plant)]);
  });

  it('have a planted violation each', () => {
    expect(new Set(plants.map(ruleOf))).toEqual(new Set(rules.map(({ name }) => name)));
  });
});
