import { readFile } from 'node:fs/promises';
import { siteIds } from '@radar/config/sites';
import * as z from 'zod';
import { importers } from '../formats.ts';

const formats = Object.keys(importers) as [keyof typeof importers, ...(keyof typeof importers)[]];

const Source = z.strictObject({
  /** With an ad's own id the key of its job: keep it for good. */
  name: z.string().trim().min(1).max(100),
  site: z.enum(siteIds as [(typeof siteIds)[number], ...typeof siteIds]),
  format: z.enum(formats),
  address: z.url({ protocol: /^https?$/ }).max(2000),
  /** Employer of every ad that names none. */
  employer: z.string().trim().min(1).max(200).optional(),
  everyMinutes: z.int().min(15).max(10_080).default(60),
  isOn: z.boolean(),
});

/** A feed that is fetched by the clock. */
export type Source = z.output<typeof Source>;

const SourcesFile = z.strictObject({
  sources: z
    .array(Source)
    .refine(
      (sources) => new Set(sources.map(({ site, name }) => `${site} ${name}`)).size === sources.length,
      'a name stands twice on one site',
    ),
});

/** A file of sources that cannot be used: names each fault. */
export class SourcesFileError extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(`${file} cannot be used: ${faults.join('; ')}`);
    this.name = 'SourcesFileError';
  }
}

/**
 * The sources of a file that are switched on.
 * @throws SourcesFileError
 */
export const readSources = async (file: string): Promise<Source[]> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SourcesFileError(file, ['it cannot be read']);
  });
  const json = await Promise.resolve(text)
    .then((written): unknown => JSON.parse(written))
    .catch(() => {
      throw new SourcesFileError(file, ['it is not JSON']);
    });
  const parsed = SourcesFile.safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
    throw new SourcesFileError(file, faults);
  }
  return parsed.data.sources.filter(({ isOn }) => isOn);
};
