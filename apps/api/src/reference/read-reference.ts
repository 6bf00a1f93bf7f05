import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@radar/i18n/locales';
import * as z from 'zod';

const localeKeys = ['hr', 'en', 'sl', 'bs', 'mk'] as const satisfies readonly Locale[];
const byLocale = <S extends z.ZodType>(value: S) => z.partialRecord(z.enum(localeKeys), value);

const ReferencePlace = z.object({
  id: z.int().positive(),
  key: z.string(),
  parentId: z.int().nullable(),
  kind: z.enum(['country', 'region', 'city', 'place']),
  country: z.string().length(2),
  name: z.string(),
  /** Only those that differ from `name`. */
  names: byLocale(z.string()),
  aliases: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  population: z.number().nullable(),
});
export type ReferencePlace = z.output<typeof ReferencePlace>;

const ReferencePosition = z.object({
  id: z.int().positive(),
  code: z.string(),
  parentId: z.int().nullable(),
  names: z.record(z.enum(localeKeys), z.object({ name: z.string(), feminine: z.string().optional() })),
  synonyms: byLocale(z.array(z.string())),
});
export type ReferencePosition = z.output<typeof ReferencePosition>;

/** A file beside this one, as text. */
export const referenceText = (name: 'places.json' | 'positions.json'): string =>
  readFileSync(join(import.meta.dirname, name), 'utf8');

let places: readonly ReferencePlace[] | null = null;
let positions: readonly ReferencePosition[] | null = null;

/** The places that come with the release; read once. */
export const referencePlaces = (): readonly ReferencePlace[] =>
  (places ??= z.array(ReferencePlace).parse(JSON.parse(referenceText('places.json'))));

/** The categories and occupations that come with the release; read once. */
export const referencePositions = (): readonly ReferencePosition[] =>
  (positions ??= z.array(ReferencePosition).parse(JSON.parse(referenceText('positions.json'))));

/** A place's name in each language. */
export const namesOfPlace = ({ name, names }: ReferencePlace): Record<Locale, string> => ({
  hr: name,
  en: name,
  sl: name,
  bs: name,
  mk: name,
  ...names,
});
