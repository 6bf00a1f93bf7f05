import { createHash } from 'node:crypto';
import { ImportedJob } from '@radar/domain/imports';
import type { ImportItem, ImportOptions } from '../importer.ts';
import { decodedLine, toHtml } from './html-text.ts';
import { instantOf, lineOf, webAddressOf } from './values.ts';

/** Everything of an ad that feeds may leave out, left out. */
const silence = {
  teaser: null,
  quote: null,
  language: null,
  format: 'STANDARD',
  occupations: [],
  places: [],
  workMode: null,
  employmentTypes: [],
  education: null,
  educationRequirements: null,
  minimalYearsOfExperience: null,
  salary: null,
  benefits: [],
  skills: [],
  digitalSkills: [],
  languages: [],
  drivingLicences: [],
  applicationTypes: [],
  video: null,
  externalDetailsUrl: null,
  publishedAt: null,
  endsAt: null,
} as const satisfies Partial<ImportedJob>;

export type Draft = Partial<Omit<ImportedJob, 'reference' | 'title' | 'employer' | 'descriptionHtml'>> & {
  reference: string | null;
  title: string | null;
  description: string | null;
  employer: Partial<Omit<ImportedJob['employer'], 'name'>> & { name: string | null };
};

export type DraftPlace = ImportedJob['places'][number];

/** A place of which only the words are known. */
export const placeOfText = (text: string, more: Partial<DraftPlace> = {}): DraftPlace => ({
  text,
  locality: null,
  region: null,
  country: null,
  address: null,
  latitude: null,
  longitude: null,
  ...more,
});

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Words by which boards hide who is looking. */
const namesNobody = /^(confidential|anonymous|anonimno|poslodavac|povjerljivo|доверливо|n\/?a|-+)$/i;

const shortLines = (lines: readonly string[], maxLength: number, maxCount: number): string[] =>
  [...new Set(lines.map((line) => lineOf(decodedLine(line), maxLength)).filter((line) => line !== null))].slice(
    0,
    maxCount,
  );

const employerOf = (stated: Draft['employer'], options: ImportOptions): ImportedJob['employer'] => {
  const name = lineOf(decodedLine(stated.name ?? options.employer ?? ''), 200) ?? '';
  const isNobody = namesNobody.test(name);
  return {
    isIncognito: isNobody,
    email: null,
    url: null,
    logoUrl: null,
    about: null,
    industry: null,
    hue: null,
    isVerified: false,
    ...stated,
    name: isNobody ? '' : name,
  };
};

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const wordProcessorMarks = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Checks a draft against the contract: what an importer yields. The reason names the field. */
export const finishJob = (draft: Draft, options: ImportOptions = {}): ImportItem => {
  const { reference, title, description, employer, ...rest } = draft;
  const ownReference = reference === null ? null : reference.length > 200 ? `#${shortHash(reference)}` : reference;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const parsed = ImportedJob.safeParse({
    ...silence,
    ...given,
    reference: ownReference ?? '',
    title: lineOf(decodedLine(title ?? ''), 300) ?? '',
    employer: employerOf(employer, options),
    // Word processors leave theirs behind; NUL alone is no accident, and is refused.
    descriptionHtml: toHtml((description ?? '').replace(wordProcessorMarks, ' ')),
    occupations: shortLines(rest.occupations ?? [], 200, 10),
    benefits: shortLines(rest.benefits ?? [], 100, 40),
    skills: shortLines(rest.skills ?? [], 100, 40),
    digitalSkills: shortLines(rest.digitalSkills ?? [], 100, 40),
    places: (rest.places ?? []).slice(0, 30),
  });
  if (parsed.success) return { ok: true, job: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    reference: ownReference,
    reason: `${issue?.path.join('.') ?? 'item'}: ${issue?.message ?? 'not valid'}`,
  };
};

/** Publication and deadline: the deadline may not lie before the publication. */
export const datesOf = (published: unknown, ends: unknown): Pick<ImportedJob, 'publishedAt' | 'endsAt'> => {
  const publishedAt = instantOf(published);
  const endsAt = instantOf(ends, 'end');
  return { publishedAt, endsAt: publishedAt !== null && endsAt !== null && endsAt < publishedAt ? null : endsAt };
};

/** Where an ad sends people, when all it has is the address of its page. */
export const externalWay = (url: unknown): ImportedJob['applicationTypes'] => {
  const address = webAddressOf(url);
  return address === null ? [] : [{ type: 'external', url: address, phone: null, text: null }];
};
