/**
 * Writes the fonts of the sites: small subsets with the letters that our languages use, preloaded by the pages, and
 * the rest of each script, which a browser fetches only for a letter outside the subset. Also writes the @font-face
 * rules and the list of files to preload, because file names carry a hash of their content.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import arial from '@capsizecss/metrics/arial';
import inter from '@capsizecss/metrics/inter';
import roboto from '@capsizecss/metrics/roboto';
import sourceSans3 from '@capsizecss/metrics/sourceSans3';
import subsetFont from 'subset-font';

type Metrics = Pick<typeof inter, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

type Family = {
  name: string;
  slug: string;
  /** The complete variable font that subsets are cut from. */
  source: string;
  licence: string;
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
  metrics: Metrics;
  /** The ready-made file of each script, for letters outside the subsets. */
  rest: (script: string) => string;
};

const modules = new URL('../node_modules/', import.meta.url);
const fontsFolder = new URL('../fonts/', import.meta.url);
const stylesFolder = new URL('../src/styles/', import.meta.url);

const families: Family[] = [
  {
    name: 'Inter',
    slug: 'inter',
    source: 'inter-ui/variable/InterVariable.woff2',
    licence: 'inter-ui/LICENSE.txt',
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
    weights: '400 700',
    metrics: inter,
    rest: (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  },
  {
    name: 'Source Sans 3',
    slug: 'source-sans-3',
    source: 'source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2',
    licence: 'source-sans/LICENSE.md',
    axes: { wght: { min: 300, max: 700 } },
    weights: '300 700',
    metrics: sourceSans3,
    rest: (script) => `@fontsource-variable/source-sans-3/files/source-sans-3-${script}-wght-normal.woff2`,
  },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const subsets = {
  latin:
    // German and Italian neighbours stand in names of firms and towns.
    `${range(0x20, 0x7e)}ČĆĐŠŽčćđšžÄÖÜäöüßÀÈÉÌÒÙàèéìòùáóí\u00a0\u202f–—‘’‚“”„«»‹›…•·§©®°²³½±×÷−≈≤≥→←€™`,
  cyrillic: 'АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШЀЍабвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ№',
};

/** The ranges in which Google Fonts cuts the ready-made files. */
const restRanges = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
};

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** `U+0020-007E, U+00A0, …` for the given letters. */
function unicodeRange(letters: string): string {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

/** Kerning, accents, the language's own letter forms, tabular figures. Small capitals and the like double a file. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

async function store(content: Uint8Array, family: Family, label: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${family.slug}-${label}.${hash}.woff2`;
  await writeFile(new URL(file, fontsFolder), content);
  return file;
}

/** All faces carry the same vertical metrics, so that a line does not jump where two files meet. */
function face(family: Family, file: string, letters: string): string {
  const { ascent, descent, lineGap, unitsPerEm } = family.metrics;
  return `@font-face {
  font-family: '${family.name}';
  font-weight: ${family.weights};
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  ascent-override: ${percent(ascent / unitsPerEm)};
  descent-override: ${percent(-descent / unitsPerEm)};
  line-gap-override: ${percent(lineGap / unitsPerEm)};
  unicode-range: ${letters};
}
`;
}

/** The system's font stretched to the family's width and height, so that the swap does not move the text. */
function fallbackFace(family: Family, system: Metrics, name: string, locals: string[]): string {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = family.metrics;
  const size = xWidthAvg / unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  return `@font-face {
  font-family: '${name}';
  src: ${locals.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
  line-gap-override: ${percent(lineGap / unitsPerEm / size)};
}
`;
}

async function writeFamily(family: Family) {
  const source = await readFile(new URL(family.source, modules));
  const faces = [
    fallbackFace(family, arial, `${family.name} Fallback`, ['Arial', 'Liberation Sans', 'Arimo']),
    fallbackFace(family, roboto, `${family.name} Fallback Android`, ['Roboto']),
  ];
  for (const [script, letters] of Object.entries(restRanges)) {
    const file = await store(await readFile(new URL(family.rest(script), modules)), family, `${script}-full`);
    faces.push(face(family, file, letters));
  }
  const preload: Record<string, string> = {};
  // Of two faces that cover a letter the later one wins: subsets come last.
  for (const [script, letters] of Object.entries(subsets)) {
    const content = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures,
      noHinting: true,
    });
    const file = await store(content, family, script);
    preload[script] = `/fonts/${file}`;
    faces.push(face(family, file, unicodeRange(letters)));
    console.log(`${file} ${content.length} B`);
  }
  await writeFile(
    new URL(`fonts-${family.slug}.css`, stylesFolder),
    `/* Made by scripts/subset-fonts.ts. */\n${faces.join('\n')}`,
  );
  await copyFile(new URL(family.licence, modules), new URL(`${family.slug}.OFL.txt`, fontsFolder));
  return [family.slug, preload] as const;
}

await mkdir(fontsFolder, { recursive: true });
for (const file of await readdir(fontsFolder)) await rm(new URL(file, fontsFolder));

const files = Object.fromEntries(await Promise.all(families.map(writeFamily)));
await writeFile(
  new URL('../src/theme/font-files.ts', import.meta.url),
  `// Made by scripts/subset-fonts.ts.\nexport const fontFiles = ${JSON.stringify(files, null, 2)
    .replaceAll('"', "'")
    .replace(/'(\w+)':/g, '$1:')
    .replace(/([^{,])\n/g, '$1,\n')
    .replace(/,\n\}$/, ',\n}')} as const;\n`,
);
