import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteId, type SiteId, siteIds } from '@radar/config/sites';
import { type FeedFormat, importers, isFeedFormat } from '../formats.ts';

export type ImportOrder = {
  siteId: SiteId;
  format: FeedFormat;
  /** Name of the feed. */
  source: string;
  /** A file, an http(s) address, or `-` for the standard input. */
  input: string;
  /** Employer of every item that names none. */
  employer: string | undefined;
};

export const usage = `Usage: npm run import -- --site <${siteIds.join('|')}> --format <${Object.keys(importers).join('|')}> [--source NAME] [--employer NAME] <file|url|->

  --source    name of the feed; with an item's own id it is the key of the job (default: the file's or the host's name)
  --employer  employer of every item that names none`;

/** A command line that cannot be read; the message says what is wrong with it. */
export class UsageError extends Error {}

const sourceOf = (input: string): string => {
  if (input === '-') return 'stdin';
  return /^https?:/i.test(input) && URL.canParse(input)
    ? new URL(input).hostname
    : basename(input).replace(/\.\w+$/, '');
};

/** @throws UsageError */
export const readArguments = (words: readonly string[]): ImportOrder => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        format: { type: 'string' },
        source: { type: 'string' },
        employer: { type: 'string' },
      },
    });
    const [input, ...more] = positionals;
    const { site, format } = values;
    if (!isSiteId(site)) throw new UsageError(`--site must be one of ${siteIds.join(', ')}.`);
    if (!isFeedFormat(format)) throw new UsageError(`--format must be one of ${Object.keys(importers).join(', ')}.`);
    if (input === undefined || more.length > 0)
      throw new UsageError('Name one file, one address, or - for the standard input.');
    return {
      siteId: site,
      format,
      source: (values.source ?? sourceOf(input)).slice(0, 100),
      input,
      employer: values.employer,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
};
