import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EducationLevel, EmploymentType, WorkMode } from '@radar/domain/jobs';
import * as z from 'zod';

const folder = join(import.meta.dirname, '../content');
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

const sentences = z.array(z.string().min(1)).min(2);
const range = z.tuple([z.number(), z.number()]);

const Words = z.object({
  titles: sentences,
  intros: sentences,
  duties: sentences,
  requirements: sentences,
  days: sentences,
  quotes: sentences,
  teasers: sentences,
});
/** What an ad for one occupation may say. CONTENT.md describes each part. */
export type Words = z.output<typeof Words>;

const Occupation = Words.extend({
  salary: range,
  types: z.array(z.enum(EmploymentType.options)).min(1),
  modes: z.array(z.enum(WorkMode.options)).min(1),
  education: z.enum(EducationLevel.options),
  years: range,
  licences: z.array(z.string()),
  skills: z.array(z.string()),
  digitalSkills: z.array(z.string()),
});
export type Occupation = z.output<typeof Occupation>;

const Employer = z.object({
  name: z.string(),
  industry: z.string(),
  city: z.string(),
  size: z.number(),
  about: z.array(z.string()).min(1),
  occupations: z.array(z.string()).min(1),
  hue: z.number().int().min(0).max(359),
});
export type Employer = z.output<typeof Employer>;

const Headings = z.object({ duties: sentences, requirements: sentences, offer: sentences, about: sentences });

const Common = z.object({ offers: sentences, closings: sentences, headings: Headings });
/** Sentences that fit any occupation. */
export type Common = z.output<typeof Common>;

const byCode = <S extends z.ZodType>(value: S) => z.record(z.string(), value);

/** Occupation codes of the demo with their categories. */
export const categoryOf: ReadonlyMap<string, string> = new Map(
  z
    .array(z.object({ code: z.string(), category: z.string() }))
    .parse(JSON.parse(readFileSync(join(folder, '../occupations.json'), 'utf8')))
    .map(({ code, category }) => [code, category]),
);

export type Pools = {
  occupations: ReadonlyMap<string, Occupation>;
  employers: readonly Employer[];
  common: Common & { benefits: string[] };
};

/** The pools of one language. */
export const readPools = (language: 'hr' | 'bs' | 'mk'): Pools => {
  const files = readdirSync(join(folder, language, 'occupations')).toSorted();
  const occupations = new Map(
    files.flatMap((file) => Object.entries(byCode(Occupation).parse(read(`${language}/occupations/${file}`)))),
  );
  const missing = [...categoryOf.keys()].filter((code) => !occupations.has(code));
  if (missing.length > 0) throw new Error(`${language} has no words for ${missing.join(', ')}.`);
  return {
    occupations,
    employers: z.array(Employer).parse(read(`${language}/employers.json`)),
    common: Common.extend({ benefits: z.array(z.string()) }).parse(read(`${language}/common.json`)),
  };
};

/** Ads in English, for any market: words only, the rest is the market's. */
export const readEnglish = () => ({
  occupations: new Map(Object.entries(byCode(Words).parse(read('en/occupations.json')))),
  common: Common.parse(read('en/common.json')),
});

/** What student jobs and internships say instead. */
export const readCampus = () => ({
  student: z
    .object({
      intros: sentences,
      offers: sentences,
      closings: sentences,
      days: sentences,
      occupations: z.array(z.string()),
      hourly: byCode(range),
    })
    .parse(read('hr/student.json')),
  internships: z.object({ intros: sentences, offers: sentences }).parse(read('hr/internships.json')),
});
