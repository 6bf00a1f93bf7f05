// Made by tooling/fonts.
export const fontFiles = {
  inter: {
    latin: '/fonts/inter-latin.b881c79a.woff2',
    cyrillic: '/fonts/inter-cyrillic.f59cf15d.woff2',
  },
  'source-sans-3': {
    latin: '/fonts/source-sans-3-latin.5b9e9235.woff2',
    cyrillic: '/fonts/source-sans-3-cyrillic.e48a626c.woff2',
  },
} as const;
