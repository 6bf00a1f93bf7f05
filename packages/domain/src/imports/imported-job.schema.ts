import * as z from 'zod/mini';
import {
  ApplicationType,
  DrivingLicence,
  EducationLevel,
  EmploymentType,
  JobFormat,
  Salary,
  WorkMode,
} from '../jobs/job.schema.ts';
import {
  EmailAddress,
  Instant,
  line,
  paragraph,
  requiredLine,
  VideoAddress,
  WebAddress,
} from '../text/values.schema.ts';

/** A job as a feed states it, in our words but not yet resolved against our tables: what every importer reads its format into. */
export const ImportedJob = z.object({
  /** The source's own id of the ad: with the source's name, the key of the upsert. */
  reference: requiredLine(200),
  title: requiredLine(300),
  employer: z.object({
    /** Empty where a feed names none; the ad is then one 'for client'. */
    name: line(200),
    isIncognito: z.boolean(),
    email: z.nullable(EmailAddress),
    url: z.nullable(WebAddress),
    logoUrl: z.nullable(WebAddress),
    about: z.nullable(paragraph(5000)),
    industry: z.nullable(line(100)),
    hue: z.nullable(z.int().check(z.minimum(0), z.maximum(359))),
    isVerified: z.boolean(),
  }),
  /** HTML as it came; sanitised on the way in. */
  descriptionHtml: paragraph(100_000).check(z.minLength(1)),
  teaser: z.nullable(line(500)),
  quote: z.nullable(line(300)),
  /** ISO 639-1; guessed from the words where the feed is silent. */
  language: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
  format: JobFormat,
  /** The feed's own words for the occupation, best first: `occupationalCategory`, department, title. */
  occupations: z.array(line(200)).check(z.maxLength(10)),
  places: z
    .array(
      z.object({
        /** The ad's own words: `Zagreb (Buzin)`. */
        text: line(300),
        locality: z.nullable(line(200)),
        region: z.nullable(line(200)),
        country: z.nullable(line(100)),
        address: z.nullable(line(300)),
        latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
        longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
      }),
    )
    .check(z.maxLength(30)),
  workMode: z.nullable(WorkMode),
  employmentTypes: z.array(EmploymentType),
  education: z.nullable(EducationLevel),
  educationRequirements: z.nullable(line(500)),
  minimalYearsOfExperience: z.nullable(z.int().check(z.minimum(0), z.maximum(50))),
  salary: z.nullable(Salary),
  benefits: z.array(line(100)).check(z.maxLength(40)),
  skills: z.array(line(100)).check(z.maxLength(40)),
  digitalSkills: z.array(line(100)).check(z.maxLength(40)),
  languages: z.array(z.object({ language: line(50), level: z.nullable(line(50)) })).check(z.maxLength(10)),
  drivingLicences: z.array(DrivingLicence),
  applicationTypes: z
    .array(
      z.object({
        type: ApplicationType,
        url: z.nullable(WebAddress),
        phone: z.nullable(line(60)),
        text: z.nullable(line(500)),
      }),
    )
    .check(z.maxLength(8)),
  video: z.nullable(z.object({ url: VideoAddress, durationS: z.int() })),
  /** The ad's page at its source, where it has one to read on. */
  externalDetailsUrl: z.nullable(WebAddress),
  /** Null where the feed is silent: the time of the first import then. */
  publishedAt: z.nullable(Instant),
  /** Null: open until its source closes it. */
  endsAt: z.nullable(Instant),
});
export type ImportedJob = z.output<typeof ImportedJob>;
