import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { kB, markdownTable } from './markdown.ts';

export type ComponentWeight = { name: string; js: number; css: number };

const isComponent = ([, file]: [string, string]): boolean => file.endsWith('.tsx') || file.endsWith('/index.ts');

/** The names under which the kit gives its components, from the exports of its package. */
const componentsOf = (folder: string): string[] => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(isComponent)
    .map(([name]) => name.slice(2))
    .filter((name) => name !== 'icons')
    .toSorted();
};

const gzipped = (text: string): number => (text.trim() === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** What the given components weigh together, as a page gets them: minified, React not counted. */
const weigh = async (folder: string, name: string, modules: readonly string[]): Promise<ComponentWeight> => {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((module, index) => `export * as m${index} from '@radar/ui/${module}';`).join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    outdir: 'out',
    write: false,
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { name, js: gzipped(text('.js')), css: gzipped(text('.css')) };
};

/** Each component of the kit alone, and the whole kit at the end. */
export const weighComponents = async (root: string): Promise<ComponentWeight[]> => {
  const folder = join(root, 'packages/ui');
  const names = componentsOf(folder);
  const each = await Promise.all(names.map((name) => weigh(folder, name, [name])));
  return [...each.toSorted((a, b) => b.js - a.js), await weigh(folder, 'all together', names)];
};

export const componentTable = (weights: readonly ComponentWeight[]): string =>
  markdownTable(
    [{ head: 'component', isText: true }, { head: 'JS' }, { head: 'CSS' }],
    weights.map(({ name, js, css }) => [name, kB(js), kB(css)]),
  );
