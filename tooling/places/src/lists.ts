import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../data', name), 'utf8'));

const words = z.record(z.string(), z.string());
const wordLists = z.record(z.string(), z.array(z.string()));
const pair = z.tuple([z.number(), z.number()]);
const latinSlMk = z.record(z.string(), z.tuple([z.string(), z.string(), z.string()]));

/** What we know better than the lists. */
export const corrections = z
  .object({
    hr: z.object({
      renamed: words,
      /** By county, what is listed in the wrong one. */
      dropped: wordLists,
      /** County, name, latitude, longitude, people. */
      added: z.array(z.tuple([z.string(), z.string(), z.number(), z.number(), z.number()])),
      regions: latinSlMk,
      regionAliases: wordLists,
    }),
    ba: z.object({
      renamed: words,
      renamedIn: z.record(z.string(), words),
      added: wordLists,
      aliases: wordLists,
      population: z.record(z.string(), z.number()),
      coordinates: z.record(z.string(), pair),
      regions: latinSlMk,
      regionAliases: wordLists,
    }),
    mk: z.object({
      names: z.record(z.string(), words),
      aliases: wordLists,
      population: z.record(z.string(), z.number()),
      coordinates: z.record(z.string(), pair),
      regions: z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string()])),
    }),
    si: z.object({
      regions: z.record(
        z.string(),
        z.object({ names: z.tuple([z.string(), z.string(), z.string(), z.string()]), towns: z.array(z.string()) }),
      ),
    }),
    abroad: z.array(z.string()),
  })
  .parse(read('corrections.json'));

export const croatianCounties = z
  .array(z.object({ name: z.string(), cities: z.array(z.object({ name: z.string(), zip_code: z.string() })) }))
  .parse(read('hr_counties_places_zip.json'));

export const bosnianRegions = z
  .object({
    regions: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        entity: z.string(),
        municipalities: z.array(z.object({ name: z.string() })),
      }),
    ),
  })
  .parse(read('ba_cantons_municipalities.json')).regions;

const macedonianName = z.object({ name: z.string(), latin: z.string() });

export const macedonianRegions = z
  .object({
    regions: z.array(
      z.object({ region: z.string(), mainTown: macedonianName, municipalities: z.array(macedonianName) }),
    ),
  })
  .parse(read('mk_regions_municipalities.json')).regions;
