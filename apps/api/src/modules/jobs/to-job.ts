import { isActive, isEndNear, isNew, type JobDetail, type JobListItem, type Organization } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import type { employers, jobPlaces, jobs } from '../../db/schema/index.ts';
import { netSalaryOf, salaryOf } from './salary.ts';
import { type Catalogue, type Place, placeName, type Position, positionName } from '../../search/catalogue.ts';

export type EmployerCard = Pick<typeof employers.$inferSelect, 'id' | 'name' | 'hue' | 'logoUrl' | 'badges'>;
export type JobRow = typeof jobs.$inferSelect;
/** What a list shows of a job: everything but its long texts. */
export type JobCardRow = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'slug'
  | 'format'
  | 'isIncognito'
  | 'language'
  | 'teaser'
  | 'quote'
  | 'location'
  | 'workMode'
  | 'employmentTypes'
  | 'salaryMinMinor'
  | 'salaryMaxMinor'
  | 'salaryPeriod'
  | 'salaryKind'
  | 'salaryCurrency'
  | 'externalDetailsUrl'
  | 'videoUrl'
  | 'videoDurationS'
  | 'publishedAt'
  | 'endsAt'
  | 'closedAt'
>;
export type JobPlaceRow = typeof jobPlaces.$inferSelect;

/** Who looks, and when. */
export type View = { locale: Locale; now: Date };

/** A job with what stands beside it in other tables. */
export type JobParts<Row, PlaceRow = JobPlaceRow> = {
  job: Row;
  /** As stored; an incognito employer is taken off here. */
  employer: EmployerCard | null;
  places: readonly PlaceRow[];
  /** Best first. */
  positionIds: readonly number[];
};

const organizationOf = (employer: EmployerCard | null, isIncognito: boolean): Organization | null =>
  employer === null || isIncognito ? null : employer;

type Placed = Pick<JobPlaceRow, 'placeId'>;

const placesOf = (rows: readonly Placed[], catalogue: Catalogue): Place[] =>
  rows.flatMap(({ placeId }) => (placeId === null ? [] : (catalogue.placeById.get(placeId) ?? [])));

/** Names of the known places in the reader's language; the ad's own words where any of them is unknown. */
const locationOf = (job: JobCardRow, rows: readonly Placed[], catalogue: Catalogue, locale: Locale): string => {
  const known = placesOf(rows, catalogue);
  if (known.length === 0 || known.length < rows.length) return job.location;
  return [...new Set(known.map((place) => placeName(place, locale)))].join(', ');
};

type Ranked = { position: Position; root: Position };

const positionsOf = (ids: readonly number[], catalogue: Catalogue): Ranked[] =>
  ids.flatMap((id) => {
    const position = catalogue.positionById.get(id);
    if (position === undefined) return [];
    const parent = position.parentId === null ? undefined : catalogue.positionById.get(position.parentId);
    return [{ position, root: parent ?? position }];
  });

/** A job as lists show it. */
export const toJobListItem = (
  { job, employer, places, positionIds }: JobParts<JobCardRow, Placed>,
  catalogue: Catalogue,
  { locale, now }: View,
): JobListItem => ({
  id: job.id,
  title: job.title,
  slug: job.slug,
  format: job.format,
  isActive: isActive(job, now),
  isNew: isNew(job.publishedAt, now),
  isEndNear: isEndNear(job.endsAt, now),
  location: locationOf(job, places, catalogue, locale),
  workMode: job.workMode,
  employmentTypes: job.employmentTypes,
  salary: salaryOf(job),
  netSalary: netSalaryOf(
    {
      salary: salaryOf(job),
      employmentTypes: job.employmentTypes,
      placeIds: places.map(({ placeId }) => placeId),
    },
    now,
  ),
  publishedAt: job.publishedAt.toISOString(),
  endsAt: job.endsAt?.toISOString() ?? null,
  organization: organizationOf(employer, job.isIncognito),
  category: positionsOf(positionIds, catalogue)[0]?.root.code ?? null,
  description: job.teaser,
  quote: job.quote,
  video:
    job.videoUrl === null || job.videoDurationS === null ? null : { url: job.videoUrl, durationS: job.videoDurationS },
  language: job.language,
  externalDetailsUrl: job.externalDetailsUrl,
  userInfo: null,
});

const workLocationsOf = (
  rows: readonly JobPlaceRow[],
  catalogue: Catalogue,
  locale: Locale,
): JobDetail['workLocations'] =>
  rows.map((row) => {
    const held = row.placeId === null ? [] : catalogue.withParents(row.placeId);
    const [place] = held;
    const region = held.find(({ kind }) => kind === 'region');
    return {
      placeId: place?.id ?? null,
      name: place === undefined ? row.name : placeName(place, locale),
      region: region === undefined ? row.region : placeName(region, locale),
      country: place?.country ?? row.country,
      address: row.address,
      latitude: row.latitude ?? place?.latitude ?? null,
      longitude: row.longitude ?? place?.longitude ?? null,
    };
  });

/** A job with everything its page shows. */
export const toJobDetail = (parts: JobParts<JobRow>, catalogue: Catalogue, view: View): JobDetail => {
  const { job, places } = parts;
  const ranked = positionsOf(parts.positionIds, catalogue);
  const [first] = ranked;
  const name = (position: Position) => ({ id: position.id, name: positionName(position, view.locale) });
  const roots = new Map(ranked.map(({ root }) => [root.id, name(root)]));
  return {
    ...toJobListItem(parts, catalogue, view),
    position: first === undefined || first.position === first.root ? null : name(first.position),
    rootPosition: first === undefined ? null : { ...name(first.root), code: first.root.code },
    categories: [...roots.values()],
    applicationTypes: job.applicationWays,
    descriptionHtml: job.descriptionHtml,
    educationRequirements: job.educationRequirements,
    education: job.education,
    benefits: job.benefits,
    workLocations: workLocationsOf(places, catalogue, view.locale),
    drivingLicences: job.drivingLicences,
    digitalSkills: job.digitalSkills,
    additionalSkills: job.skills,
    languages: job.languages,
    minimalYearsOfExperience: job.minimalYearsOfExperience,
    confirmedAt: job.confirmedAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    source: job.source,
  };
};
