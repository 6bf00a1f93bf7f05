import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = import.meta.dirname;
const read = (file: string) => readFileSync(file, 'utf8');

type Use = { classes: Set<string>; computed: boolean };

/** Which classes of each CSS module its components name. */
const uses = new Map<string, Use>();
for (const file of globSync('**/*.tsx', { cwd: source }).map((name) => resolve(source, name))) {
  const code = read(file);
  for (const [, name = '', module = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const path = resolve(dirname(file), module);
    const use = uses.get(path) ?? { classes: new Set(), computed: false };
    for (const [, key = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) use.classes.add(key);
    use.computed ||= code.includes(`${name}[`);
    uses.set(path, use);
  }
}

const modules = globSync('**/*.module.css', { cwd: source });

it.each(modules)('%s and its components agree on the classes', (name) => {
  const path = resolve(source, name);
  const selectors = read(path)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}');
  const defined = new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map((match) => match[1]));
  const use = uses.get(path);
  expect(use, 'imported by a component').toBeDefined();
  expect([...(use?.classes ?? [])].filter((key) => !defined.has(key))).toEqual([]);
  if (!use?.computed) expect([...defined].filter((key) => key && !use?.classes.has(key))).toEqual([]);
});
