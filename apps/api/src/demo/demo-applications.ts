import type { SiteId } from '@radar/config/sites';
import type { ApplicationStep } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { applications, applicationSteps, jobs } from '../db/schema/index.ts';

type Applicant = { siteId: SiteId; userId: number; firstName: string; lastName: string; email: string; locale: Locale };

/** What the demo's person has done, by job, the one that was published first at first. Days are before today. */
const past: readonly { sentDaysAgo: number | null; steps: readonly [ApplicationStep, daysAgo: number][] }[] = [
  {
    sentDaysAgo: 20,
    steps: [
      ['forwarded', 20],
      ['no_feedback', 5],
    ],
  },
  {
    sentDaysAgo: 12,
    steps: [
      ['forwarded', 12],
      ['seen', 9],
      ['ended', 3],
    ],
  },
  {
    sentDaysAgo: 4,
    steps: [
      ['forwarded', 4],
      ['seen', 2],
    ],
  },
  { sentDaysAgo: 1, steps: [['forwarded', 1]] },
  { sentDaysAgo: null, steps: [] },
];

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

const openJobs = (db: Db, siteId: SiteId): Promise<{ id: number }[]> =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.siteId, siteId),
        isNull(jobs.closedAt),
        gt(jobs.endsAt, sql`now()`),
        sql`${jobs.applicationWays} @> '[{"type":"full"}]'::jsonb`,
      ),
    )
    .orderBy(asc(jobs.publishedAt), asc(jobs.id))
    .limit(past.length);

/** Gives the demo's person an application of every state, as far as the site has jobs. */
export const addDemoApplications = async (db: Db, { siteId, userId, locale, ...person }: Applicant): Promise<void> => {
  const found = await openJobs(db, siteId);
  for (const [index, { id: jobId }] of found.entries()) {
    const { sentDaysAgo, steps } = past[index] ?? { sentDaysAgo: null, steps: [] };
    const [row] = await db
      .insert(applications)
      .values({
        siteId,
        userId,
        jobId,
        applicationType: 'full',
        source: 'direct',
        locale,
        ...person,
        verifiedAddress: person.email,
        ...(sentDaysAgo !== null && {
          status: 'completed',
          sentAt: daysAgo(sentDaysAgo),
          acceptedTosAt: daysAgo(sentDaysAgo),
          createdAt: daysAgo(sentDaysAgo),
        }),
      })
      .returning({ id: applications.id });
    for (const [step, at] of steps)
      await db.insert(applicationSteps).values({ applicationId: row?.id ?? 0, step, at: daysAgo(at) });
  }
};
