/** Draws src/icons from Phosphor (MIT): one small file per icon, so that a page carries only the icons it shows. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';

const regular = [
  'arrow-left',
  'arrow-right',
  'arrow-square-out',
  'arrow-clockwise',
  'bell',
  'bell-ringing',
  'bookmark-simple',
  'briefcase',
  'buildings',
  'calculator',
  'calendar-blank',
  'caret-down',
  'caret-left',
  'caret-right',
  'caret-up',
  'chat-circle',
  'check',
  'clock',
  'clock-countdown',
  'cloud-check',
  'cookie',
  'copy',
  'currency-eur',
  'desktop',
  'detective',
  'dots-three-vertical',
  'download-simple',
  'envelope-simple',
  'eye',
  'eye-slash',
  'file-doc',
  'file-jpg',
  'file-pdf',
  'file-png',
  'file-text',
  'flag',
  'folder-simple',
  'funnel-simple',
  'gear-six',
  'globe',
  'graduation-cap',
  'handshake',
  'heart',
  'house',
  'house-line',
  'info',
  'lightbulb',
  'link-simple',
  'list',
  'lock-simple',
  'magnifying-glass',
  'map-pin',
  'map-trifold',
  'minus',
  'moon',
  'paper-plane-tilt',
  'paperclip',
  'pen-nib',
  'pencil-simple',
  'phone',
  'plus',
  'printer',
  'question',
  'share-network',
  'sign-in',
  'sign-out',
  'sliders-horizontal',
  'sort-ascending',
  'star',
  'sun',
  'trash',
  'translate',
  'upload-simple',
  'user',
  'users',
  'warning',
  'warning-circle',
  'x',
];
const fill = [
  'arrow-circle-up',
  'bell',
  'bookmark-simple',
  'briefcase',
  'check-circle',
  'house',
  'info',
  'magnifying-glass',
  'play',
  'seal-check',
  'star-four',
  'user',
  'warning',
  'warning-circle',
];
const bold = ['check', 'x'];

const assets = new URL('../node_modules/@phosphor-icons/core/assets/', import.meta.url);
const folder = new URL('../src/icons/', import.meta.url);

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

async function draw(weight: 'regular' | 'fill' | 'bold', name: string): Promise<string> {
  const file = weight === 'regular' ? name : `${name}-${weight}`;
  const svg = await readFile(new URL(`${weight}/${file}.svg`, assets), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${file}: expected one path, found ${paths.length}`);
  const component = `${pascal(file)}Icon`;
  await writeFile(
    new URL(`${file}.tsx`, folder),
    `// Made by scripts/draw-icons.ts from Phosphor Icons (MIT).
import { Icon, type IconProps } from './icon.tsx';

export function ${component}(props: IconProps) {
  return <Icon {...props} path="${paths[0]}" />;
}
`,
  );
  return `export { ${component} } from './${file}.tsx';`;
}

await mkdir(folder, { recursive: true });
const handwritten = new Set(['icon.tsx', 'icon.module.css', 'icons.stories.tsx']);
for (const file of await readdir(folder)) if (!handwritten.has(file)) await rm(new URL(file, folder));

const lines = await Promise.all([
  ...regular.map((name) => draw('regular', name)),
  ...fill.map((name) => draw('fill', name)),
  ...bold.map((name) => draw('bold', name)),
]);
await writeFile(
  new URL('index.ts', folder),
  `// Made by scripts/draw-icons.ts.\nexport type { IconProps } from './icon.tsx';\n${lines.toSorted().join('\n')}\n`,
);
