import { readAshby } from './ashby.ts';
import { readGreenhouse } from './greenhouse.ts';
import type { Importer } from './importer.ts';
import { readIndeed } from './indeed.ts';
import { readJsonLd } from './jsonld.ts';
import { readLever } from './lever.ts';
import { readPersonio } from './personio.ts';
import { readRecruitee } from './recruitee.ts';

/** Feed formats by their name on the command line. */
export const importers = {
  jsonld: readJsonLd,
  indeed: readIndeed,
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
  recruitee: readRecruitee,
  personio: readPersonio,
} as const satisfies Record<string, Importer>;

export type FeedFormat = keyof typeof importers;

export const isFeedFormat = (word: string | undefined): word is FeedFormat =>
  word !== undefined && Object.hasOwn(importers, word);
