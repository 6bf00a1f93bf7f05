/**
 * Draws the demo's videos: a radar that turns over rings, in three tints and lengths. Needs `ffmpeg` and ImageMagick's
 * `convert`, which only the author of a change needs: the files are kept in `samples/demo/videos`. Ours, MIT.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const target = join(import.meta.dirname, '../../../samples/demo/videos');

/** Name, seconds, ground, rings, sweep. */
const videos = [
  ['video-1', 41, '#fbe3cd', '#e9b48a', '#b4532a'],
  ['video-2', 56, '#d4ecf8', '#8fc6e3', '#0b5c8e'],
  ['video-3', 74, '#dff0d6', '#a3cf92', '#2f6b2a'],
] as const;

const size = { width: 640, height: 360 };
const rings = [60, 120, 180, 240, 300];
const echoes = [
  [430, 120],
  [250, 250],
  [380, 260],
  [190, 110],
];

const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const folder = mkdtempSync(join(tmpdir(), 'radar-videos-'));

const draw = (name: string, svg: string): string => {
  const file = join(folder, `${name}.svg`);
  writeFileSync(file, svg);
  execFileSync('convert', ['-background', 'none', file, join(folder, `${name}.png`)]);
  return join(folder, `${name}.png`);
};

for (const [name, seconds, ground, ring, sweep] of videos) {
  const circles = rings.map(
    (r) => `<circle cx="320" cy="180" r="${r}" fill="none" stroke="${ring}" stroke-width="2"/>`,
  );
  const dots = echoes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${sweep}"/>`);
  const base = draw(
    `${name}-base`,
    drawing(
      size.width,
      size.height,
      `<rect width="640" height="360" fill="${ground}"/>${circles.join('')}${dots.join('')}<circle cx="320" cy="180" r="14" fill="${sweep}"/>`,
    ),
  );
  const beam = draw(
    `${name}-beam`,
    drawing(740, 740, `<path d="M370 370L740 280A380 380 0 0 1 740 460Z" fill="${sweep}" fill-opacity="0.28"/>`),
  );
  const picture = (file: string): string => `-loop 1 -framerate 8 -t ${seconds} -i ${file}`;
  const turning = '[1:v]rotate=0.5*t:c=none:ow=740:oh=740[beam];[0:v][beam]overlay=(W-w)/2:(H-h)/2,format=yuv420p';
  const small =
    '-c:v libx264 -preset veryslow -crf 40 -g 400 -movflags +faststart -an -map_metadata -1 -fflags +bitexact';
  const words = `-y -loglevel error ${picture(base)} ${picture(beam)} -filter_complex ${turning} ${small}`;
  execFileSync('ffmpeg', [...words.split(' '), join(target, `${name}.mp4`)]);
}
