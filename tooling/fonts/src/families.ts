import inter from '@capsizecss/metrics/inter';
import sourceSans3 from '@capsizecss/metrics/sourceSans3';

export type Metrics = Pick<typeof inter, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

export type Family = {
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

export const families: Family[] = [
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
