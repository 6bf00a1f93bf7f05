/**
 * Writes the fonts of the sites into packages/ui: small subsets with the letters that our languages use, preloaded by
 * the pages, and the rest of each script, which a browser fetches only for a letter outside the subset. Also writes the
 * @font-face rules and the list of files to preload, because file names carry a hash of their content.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';
import subsetFont from 'subset-font';
import { face, fallbackFace, unicodeRange } from './faces.ts';
import { families, type Family } from './families.ts';
import { cyrillicNames, scripts, subsetOf } from './letters.ts';

const modules = new URL('../node_modules/', import.meta.url);
const ui = new URL('../../../packages/ui/', import.meta.url);
const fontsFolder = new URL('fonts/', ui);

/** The ranges in which Google Fonts cuts the ready-made files. */
const restRanges = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
};

/** Kerning, accents, the language's own letter forms, tabular figures. Small capitals and the like double a file. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const names = cyrillicNames.map(({ name }) => name).join('');

async function store(content: Uint8Array, family: Family, label: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${family.slug}-${label}.${hash}.woff2`;
  await writeFile(new URL(file, fontsFolder), content);
  return file;
}

/**
 * The name of a Cyrillic language in the switch of a Latin page: its few letters are in the Latin file too, under a
 * family of their own, so that no page loads an alphabet for one word, and no Cyrillic text is set from two files.
 */
function namesFace(family: Family, latinFile: string): string {
  const name = `${family.name} Names`;
  const rules = cyrillicNames.map(
    ({ locale }) => `:root:not(:lang(${locale})) [hreflang='${locale}'] {\n  font-family: '${name}', var(--font);\n}\n`,
  );
  return [face({ ...family, name }, latinFile, unicodeRange(names)), ...rules].join('\n');
}

async function writeFamily(family: Family) {
  const source = await readFile(new URL(family.source, modules));
  const rules = [
    fallbackFace(family, arial, `${family.name} Fallback`, ['Arial', 'Liberation Sans', 'Arimo']),
    fallbackFace(family, roboto, `${family.name} Fallback Android`, ['Roboto']),
  ];
  for (const [script, letters] of Object.entries(restRanges)) {
    const file = await store(await readFile(new URL(family.rest(script), modules)), family, `${script}-full`);
    rules.push(face(family, file, letters));
  }
  const preload: Record<string, string> = {};
  // Of two faces that cover a letter the later one wins: subsets come last.
  for (const script of scripts) {
    const letters = subsetOf(script);
    const content = await subsetFont(source, script === 'latin' ? letters + names : letters, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures,
      noHinting: true,
    });
    const file = await store(content, family, script);
    preload[script] = `/fonts/${file}`;
    rules.push(face(family, file, unicodeRange(letters)));
    if (script === 'latin') rules.push(namesFace(family, file));
    console.log(`${file} ${content.length} B`);
  }
  await writeFile(
    new URL(`src/styles/fonts-${family.slug}.css`, ui),
    `/* Made by tooling/fonts. */\n${rules.join('\n')}`,
  );
  await copyFile(new URL(family.licence, modules), new URL(`${family.slug}.OFL.txt`, fontsFolder));
  return [family.slug, preload] as const;
}

await mkdir(fontsFolder, { recursive: true });
for (const file of await readdir(fontsFolder)) await rm(new URL(file, fontsFolder));

const files = Object.fromEntries(await Promise.all(families.map(writeFamily)));
await writeFile(
  new URL('src/theme/font-files.ts', ui),
  `// Made by tooling/fonts.\nexport const fontFiles = ${JSON.stringify(files, null, 2)
    .replaceAll('"', "'")
    .replace(/'(\w+)':/g, '$1:')
    .replace(/([^{,])\n/g, '$1,\n')
    .replace(/,\n\}$/, ',\n}')} as const;\n`,
);
