import { fontFiles } from './font-files.ts';

export type FontFamily = keyof typeof fontFiles;
export type Script = 'latin' | 'cyrillic';

/**
 * Addresses of the font files that a page in the given script shows at once, to be preloaded.
 * A Cyrillic page shows Latin letters too: digits, punctuation, names of firms.
 */
export function fontsToPreload(family: FontFamily, script: Script): string[] {
  const files = fontFiles[family];
  return script === 'cyrillic' ? [files.cyrillic, files.latin] : [files.latin];
}
