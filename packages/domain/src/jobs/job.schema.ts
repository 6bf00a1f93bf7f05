import * as z from 'zod/mini';
import { Currency, Id, Instant, VideoAddress, WebAddress } from '../text/values.schema.ts';

/** How an ad is sold. The groups of the specification's part 3 are in `job-format.rules.ts`. */
export const JobFormat = z.enum([
  'EXCLUSIVE-HOME',
  'EXCLUSIVE',
  'VIDEO',
  'FEATURED-HOME',
  'FEATURED',
  'HIGHLIGHTED',
  'STANDARD',
]);
export type JobFormat = z.output<typeof JobFormat>;

/** schema.org `employmentType`, split as people of the region search for it. */
export const EmploymentType = z.enum([
  'permanent',
  'fixed_term',
  'seasonal',
  'part_time',
  'student',
  'internship',
  'freelance',
]);
export type EmploymentType = z.output<typeof EmploymentType>;

export const WorkMode = z.enum(['on_site', 'hybrid', 'remote']);
export type WorkMode = z.output<typeof WorkMode>;

/** Required education, from none to a doctorate; the order is the rank. */
export const EducationLevel = z.enum(['none', 'primary', 'secondary', 'vocational', 'bachelor', 'master', 'doctorate']);
export type EducationLevel = z.output<typeof EducationLevel>;

export const DrivingLicence = z.enum(['AM', 'A', 'B', 'C', 'CE', 'D', 'F', 'G', 'H']);
export type DrivingLicence = z.output<typeof DrivingLicence>;

export const ApplicationType = z.enum([
  'full',
  'quick',
  'phone',
  'external',
  'info',
  'letter',
  'personal',
  'direct_link',
]);
export type ApplicationType = z.output<typeof ApplicationType>;

/** Where an application of this type goes. Only the field of its type is filled. */
export const ApplicationWay = z.object({
  type: ApplicationType,
  /** `external`, `direct_link`: the employer's own form. */
  url: z.nullable(WebAddress),
  /** `phone`: number to call. */
  phone: z.nullable(z.string()),
  /** `letter`, `personal`: where to send or come; `info`: what the ad says. */
  text: z.nullable(z.string()),
});
export type ApplicationWay = z.output<typeof ApplicationWay>;

/** Stated pay. `minMinor` and `maxMinor` are minor units of `currency`; equal when one figure is stated. */
export const Salary = z.object({
  minMinor: z.int(),
  maxMinor: z.int(),
  period: z.enum(['hour', 'day', 'month', 'year']),
  kind: z.enum(['gross', 'net']),
  currency: Currency,
});
export type Salary = z.output<typeof Salary>;

/** Our estimate of net pay a month of a person without dependants, in minor units of the stated pay's currency. */
export const NetSalary = z.object({ minMinor: z.int(), maxMinor: z.int() });
export type NetSalary = z.output<typeof NetSalary>;

export const OrganizationBadge = z.object({ id: z.string(), image: z.nullable(z.string()), content: z.string() });

/** The employer on a list. */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  badges: z.array(OrganizationBadge),
  logoUrl: z.nullable(z.string()),
  /** 0 to 359: hue of the tint that stands for the employer where there is no logo. */
  hue: z.int(),
});
export type Organization = z.output<typeof Organization>;

/** What belongs to one person; null on public answers. */
export const JobUserInfo = z.object({
  isNew: z.boolean(),
  isSeen: z.boolean(),
  isSaved: z.boolean(),
  appliedAt: z.nullable(Instant),
});
export type JobUserInfo = z.output<typeof JobUserInfo>;

/** The job itself, as a list shows it. */
export const JobListItem = z.object({
  id: Id,
  /** As the employer wrote it, with (m/ž). */
  title: z.string(),
  slug: z.string(),
  format: JobFormat,
  isActive: z.boolean(),
  isNew: z.boolean(),
  isEndNear: z.boolean(),
  /** Summary in words: `Zagreb, Split` or the ad's own text where no place is known. */
  location: z.string(),
  workMode: z.nullable(WorkMode),
  employmentTypes: z.array(EmploymentType),
  salary: z.nullable(Salary),
  /** Null where gross pay of a month or year is not stated, or the law of the place of work is not known. */
  netSalary: z.nullable(NetSalary),
  publishedAt: Instant,
  endsAt: z.nullable(Instant),
  /** A string where the employer is known by name only; null for an incognito employer ('ad for client'). */
  organization: z.nullable(z.union([z.string(), Organization])),
  /** Category code of the position: picks the drawn scene. */
  category: z.nullable(z.string()),
  /** One or two plain sentences. */
  description: z.string(),
  /** A sentence that a colleague says; for the featured wall. */
  quote: z.nullable(z.string()),
  video: z.nullable(z.object({ url: VideoAddress, durationS: z.int() })),
  /** ISO 639-1 of the ad's own words. */
  language: z.string(),
  externalDetailsUrl: z.nullable(WebAddress),
  userInfo: z.nullable(JobUserInfo),
});
export type JobListItem = z.output<typeof JobListItem>;

export const WorkLocation = z.object({
  /** Id of a place of our table; null when only the ad's own text is known. */
  placeId: z.nullable(Id),
  name: z.string(),
  region: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Degrees, WGS 84. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type WorkLocation = z.output<typeof WorkLocation>;

/** A job with everything its page shows (specification, part 3). */
export const JobDetail = z.extend(JobListItem, {
  /** Name of the position in our table, in the language asked for. */
  position: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Name of its category. */
  rootPosition: z.nullable(z.object({ id: Id, name: z.string(), code: z.string() })),
  categories: z.array(z.object({ id: Id, name: z.string() })),
  applicationTypes: z.array(ApplicationWay),
  /** Sanitised HTML: p br strong em u ul ol li h2 h3 a blockquote. */
  descriptionHtml: z.string(),
  educationRequirements: z.nullable(z.string()),
  education: z.nullable(EducationLevel),
  benefits: z.array(z.string()),
  workLocations: z.array(WorkLocation),
  drivingLicences: z.array(DrivingLicence),
  digitalSkills: z.array(z.string()),
  additionalSkills: z.array(z.string()),
  languages: z.array(z.object({ language: z.string(), level: z.nullable(z.string()) })),
  minimalYearsOfExperience: z.nullable(z.int()),
  /** When the source last said that the ad is open. */
  confirmedAt: Instant,
  updatedAt: Instant,
  /** Name of the feed it came from. */
  source: z.string(),
});
export type JobDetail = z.output<typeof JobDetail>;
