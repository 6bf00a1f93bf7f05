import { siteIds, siteOf } from '@radar/config/sites';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { applications, jobs } from '../db/schema/index.ts';
import { transact } from '../db/transact.ts';
import { findSent } from '../modules/applications/forward-application.ts';
import { isLatest } from '../modules/applications/my-applications.queries.ts';
import { recordStep } from '../modules/applications/progress.ts';
import type { Services } from '../services.ts';

/** So many are told in one turn; the next hour goes on. */
const most = 500;

const daysOf: SQL = sql.join(
  [
    sql`case ${applications.siteId}`,
    ...siteIds.map((id) => sql`when ${id} then ${siteOf(id).noFeedbackAfterDays}::int`),
    sql`end`,
  ],
  sql` `,
);

/** The job is over, and so is the time in which the site waits for a word after its end and after the last one. */
const isUnanswered: SQL = sql`${applications.status} = 'completed' and ${isLatest}
  and not exists (
    select from application_steps as told
    where told.application_id = ${applications.id} and told.step in ('ended', 'no_feedback'))
  and greatest(
    least(${jobs.endsAt}, ${jobs.closedAt}),
    ${applications.sentAt},
    (select max(heard.at) from application_steps as heard where heard.application_id = ${applications.id})
  ) < now() - make_interval(days => ${daysOf})
  and least(${jobs.endsAt}, ${jobs.closedAt}) is not null`;

type Parts = Pick<Services, 'db' | 'env' | 'now' | 'wakeOutbox'>;

const findUnanswered = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, sql`${jobs.id} = ${applications.jobId}`)
    .where(isUnanswered)
    .orderBy(asc(applications.id))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** Notes that nothing came back, where an employer has been silent for too long, and tells the applicants: each once. */
export const tellUnanswered = async ({ db, env, now, wakeOutbox }: Parts): Promise<void> => {
  for (const id of await findUnanswered(db)) {
    await transact(db, async (tx) => {
      const sent = await findSent(tx, id);
      if (sent !== null) await recordStep(tx, env, { ...sent, step: 'no_feedback', at: now() });
    });
  }
  wakeOutbox();
};
