import type { SiteId } from '@radar/config/sites';
import type {
  ApplicationWay,
  DrivingLicence,
  EducationLevel,
  EmploymentType,
  JobFormat,
  Salary,
  WorkMode,
} from '@radar/domain/jobs';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, textList, updatedAt } from './columns.ts';
import { employers } from './employers.ts';

/** An ad as its source states it, sanitised. Its places, positions and search row stand in tables of their own. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    siteId: text().notNull().$type<SiteId>(),
    /** Name of the feed. */
    source: text().notNull(),
    /** The feed's own id of the ad. */
    reference: text().notNull(),
    /** Hash of what the source stated: an unchanged ad is not written again. */
    contentHash: text().notNull(),
    /** Null where a feed names no employer. */
    employerId: integer().references(() => employers.id),
    /** 'Ad for client': nothing of the employer's row may leave the API. */
    isIncognito: boolean().notNull().default(false),
    /** As the employer wrote it, with (m/ž). */
    title: text().notNull(),
    slug: text().notNull(),
    format: text().notNull().$type<JobFormat>(),
    /** ISO 639-1 of the ad's own words. */
    language: text().notNull(),
    descriptionHtml: text().notNull(),
    /** One or two plain sentences. */
    teaser: text().notNull(),
    quote: text(),
    /** Summary of the places in the ad's own words, for lists. */
    location: text().notNull(),
    workMode: text().$type<WorkMode>(),
    employmentTypes: textList<EmploymentType>(),
    education: text().$type<EducationLevel>(),
    educationRequirements: text(),
    minimalYearsOfExperience: integer(),
    salaryMinMinor: bigint({ mode: 'number' }),
    salaryMaxMinor: bigint({ mode: 'number' }),
    salaryPeriod: text().$type<Salary['period']>(),
    salaryKind: text().$type<Salary['kind']>(),
    salaryCurrency: text().$type<Salary['currency']>(),
    benefits: textList(),
    skills: textList(),
    digitalSkills: textList(),
    languages: jsonb().notNull().default([]).$type<{ language: string; level: string | null }[]>(),
    drivingLicences: textList<DrivingLicence>(),
    applicationWays: jsonb().notNull().default([]).$type<ApplicationWay[]>(),
    externalDetailsUrl: text(),
    videoUrl: text(),
    videoDurationS: integer(),
    publishedAt: instant().notNull(),
    /** Null: open until its source closes it. */
    endsAt: instant(),
    closedAt: instant(),
    /** When the source last said that the ad is open. */
    confirmedAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique().on(table.siteId, table.source, table.reference),
    index().on(table.employerId),
    index().on(table.siteId, table.publishedAt),
    index().on(table.endsAt),
  ],
);
