import { createHash } from 'node:crypto';
import { type SiteId, siteOf } from '@radar/config/sites';
import type { ImportedJob } from '@radar/domain/imports';
import { fold, slugOf } from '@radar/domain/words';
import type { jobPlaces, jobs } from '../../db/schema/index.ts';
import { placeIndex } from '../../modules/places/place-index.ts';
import { resolvePlace } from '../../modules/places/resolve-place.ts';
import { resolvePosition } from '../../modules/positions/resolve-position.ts';
import { namesOfPlace } from '../../reference/read-reference.ts';
import { plainText } from '../reading/html-text.ts';
import { cleanTitle } from './clean-title.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { guessLanguage } from './guess-language.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { teaserOf } from './teaser.ts';

type JobRow = typeof jobs.$inferInsert;
type PlaceRow = Omit<typeof jobPlaces.$inferInsert, 'jobId' | 'ordinal'>;

/** An ad ready to be written: everything but the ids that the database hands out. */
export type PreparedJob = {
  reference: string;
  contentHash: string;
  employer: ImportedJob['employer'];
  /** Null: when the feed is silent, the time of the first import. */
  publishedAt: Date | null;
  row: Omit<JobRow, 'siteId' | 'source' | 'reference' | 'contentHash' | 'employerId' | 'publishedAt' | 'confirmedAt'>;
  places: PlaceRow[];
  positionIds: number[];
  fingerprint: Fingerprint;
};

/** Raise it when an ad is read into its row in another way: the next import then writes every ad again. */
const preparationVersion = 1;

/** Hash of what the source states. */
export const contentHashOf = (job: ImportedJob): string =>
  createHash('sha256')
    .update(`${preparationVersion}${JSON.stringify(job)}`)
    .digest('hex');

const placeRowsOf = (stated: ImportedJob['places'][number], siteId: SiteId): PlaceRow[] => {
  const site = siteOf(siteId);
  const { text, region, address, latitude, longitude } = stated;
  const hints = { market: site.market, country: stated.country, region };
  const named = resolvePlace(text, hints);
  const ids = named.length > 0 || stated.locality === null ? named : resolvePlace(stated.locality, hints);
  const country = stated.country === null ? null : placeIndex().countryCode(stated.country);
  const row = { placeId: null, name: text, region, country, address, latitude, longitude };
  if (ids.length === 0) return [row];
  if (ids.length === 1) return [{ ...row, placeId: ids[0] ?? null }];
  // `Zagreb ili Split` is two places, each under its own name.
  return ids.flatMap((placeId) => {
    const place = placeIndex().byId.get(placeId);
    return place === undefined
      ? []
      : [
          {
            ...row,
            placeId,
            name: namesOfPlace(place)[site.firstLocale],
            address: null,
            latitude: null,
            longitude: null,
          },
        ];
  });
};

const shortened = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).toWellFormed()}…`;

const payOf = (salary: ImportedJob['salary']) => ({
  salaryMinMinor: salary?.minMinor ?? null,
  salaryMaxMinor: salary?.maxMinor ?? null,
  salaryPeriod: salary?.period ?? null,
  salaryKind: salary?.kind ?? null,
  salaryCurrency: salary?.currency ?? null,
});

/** An ad for which no way of applying is stated is one that people apply for here. */
const waysOf = (job: ImportedJob): ImportedJob['applicationTypes'] =>
  job.applicationTypes.length > 0 ? job.applicationTypes : [{ type: 'full', url: null, phone: null, text: null }];

/**
 * Reads an ad into its rows: sanitises, cleans, guesses the language, resolves places and occupations.
 * @returns null when nothing is left of its description
 */
export const prepareJob = (job: ImportedJob, siteId: SiteId): PreparedJob | null => {
  const title = cleanTitle(job.title);
  const descriptionHtml = sanitizeDescription(job.descriptionHtml);
  const text = plainText(descriptionHtml);
  if (text === '') return null;
  const places = job.places.flatMap((place) => placeRowsOf(place, siteId)).slice(0, 30);
  const isIncognito = job.employer.isIncognito || job.employer.name === '';
  return {
    reference: job.reference,
    contentHash: contentHashOf(job),
    employer: job.employer,
    publishedAt: job.publishedAt === null ? null : new Date(job.publishedAt),
    row: {
      isIncognito,
      title,
      slug: slugOf(title),
      format: job.format,
      language: job.language ?? guessLanguage(`${title}\n${text}`, siteOf(siteId).firstLocale),
      descriptionHtml,
      teaser: job.teaser ?? teaserOf(descriptionHtml),
      quote: job.quote,
      location: shortened([...new Set(job.places.map((place) => place.text))].join(', '), 300),
      workMode: job.workMode,
      employmentTypes: job.employmentTypes,
      education: job.education,
      educationRequirements: job.educationRequirements,
      minimalYearsOfExperience: job.minimalYearsOfExperience,
      ...payOf(job.salary),
      benefits: job.benefits,
      skills: job.skills,
      digitalSkills: job.digitalSkills,
      languages: job.languages,
      drivingLicences: job.drivingLicences,
      applicationWays: waysOf(job),
      externalDetailsUrl: job.externalDetailsUrl,
      videoUrl: job.video?.url ?? null,
      videoDurationS: job.video?.durationS ?? null,
      endsAt: job.endsAt === null ? null : new Date(job.endsAt),
      closedAt: null,
    },
    places,
    positionIds: resolvePosition([...job.occupations, title]),
    fingerprint: fingerprintOf({
      employer: job.employer.name,
      title,
      places: places.map(({ placeId, name }) =>
        placeId === null || placeId === undefined ? fold(name) : `#${placeId}`,
      ),
      descriptionHtml,
    }),
  };
};
