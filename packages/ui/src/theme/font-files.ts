// Made by scripts/subset-fonts.ts.
export const fontFiles = {
  inter: {
    latin: '/fonts/inter-latin.4a480759.woff2',
    cyrillic: '/fonts/inter-cyrillic.f59cf15d.woff2',
  },
  'source-sans-3': {
    latin: '/fonts/source-sans-3-latin.ef0bf258.woff2',
    cyrillic: '/fonts/source-sans-3-cyrillic.e48a626c.woff2',
  },
} as const;
