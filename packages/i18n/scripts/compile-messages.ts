/**
 * Compiles `src/messages/<locale>/<feature>.json` (ICU) into `src/compiled/<locale>/<feature>.json` (parsed), and
 * `src/documents/<locale>/<page>.md` into HTML, so that nothing is parsed while a page is made, and a page loads its own
 * language and features only.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { marked } from 'marked';
import { locales } from '../src/locales.ts';
import { infoSlugs } from '../src/routes.ts';

const source = join(import.meta.dirname, '../src/messages');
const documents = join(import.meta.dirname, '../src/documents');
const target = join(import.meta.dirname, '../src/compiled');
const staging = `${target}.${process.pid}`;

const featuresOf = async (locale: string): Promise<string[]> =>
  (await readdir(join(source, locale))).map((file) => file.replace(/\.json$/, '')).toSorted();

const compile = async (locale: string, feature: string): Promise<void> => {
  const file = join(source, locale, `${feature}.json`);
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const compiled = Object.entries(messages).map(([key, message]) => {
    try {
      return [`${feature}.${key}`, parse(message)];
    } catch (error) {
      throw new Error(`${file}: "${key}" is not ICU: ${String(error)}`, { cause: error });
    }
  });
  await writeFile(join(staging, locale, `${feature}.json`), JSON.stringify(Object.fromEntries(compiled)));
};

const compileDocument = async (locale: string, page: string): Promise<void> => {
  const file = join(documents, locale, `${page}.md`);
  const [first = '', ...rest] = (await readFile(file, 'utf8')).split('\n');
  if (!first.startsWith('# ')) throw new Error(`${file}: must begin with its title, as "# …"`);
  const compiled = { title: first.slice(2).trim(), html: await marked.parse(rest.join('\n').trim()) };
  await writeFile(join(staging, locale, `document-${page}.json`), JSON.stringify(compiled));
};

const features = await featuresOf('hr');
const pages = Object.keys(infoSlugs);
for (const locale of locales) {
  await mkdir(join(staging, locale), { recursive: true });
  for (const feature of features) await compile(locale, feature);
  for (const page of pages) await compileDocument(locale, page);
}
const table = (name: string, keys: string[], file: (key: string) => string): string => {
  const entry = (locale: string, key: string): string =>
    `    ${key}: () => import('./${locale}/${file(key)}.json', { with: { type: 'json' } }),\n`;
  const rows = locales.map((locale) => `  ${locale}: {\n${keys.map((key) => entry(locale, key)).join('')}  },\n`);
  return `export const ${name} = {\n${rows.join('')}};\n`;
};
await writeFile(
  join(staging, 'loaders.ts'),
  `// Made by scripts/compile-messages.ts.\n${table('messageLoaders', features, String)}\n${table('documentLoaders', pages, (page) => `document-${page}`)}`,
);
const types = features.map(
  (feature) => `  ${JSON.stringify(feature)}: typeof import('../messages/hr/${feature}.json');`,
);
await writeFile(
  join(staging, 'messages.ts'),
  `// Made by scripts/compile-messages.ts.\nexport type Messages = {\n${types.join('\n')}\n};\n`,
);
// Swapped in whole: a dev server never sees half a set.
if (existsSync(target)) await rename(target, `${staging}.old`);
await rename(staging, target);
await rm(`${staging}.old`, { recursive: true, force: true });
