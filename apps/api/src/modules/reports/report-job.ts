import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import type { ReportReason } from '@radar/domain/jobs';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jobReports, jobs } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import { countTowardsLimit } from '../../http/rate-limit.ts';
import { reportMail } from '../../mail/templates/report-mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { Services } from '../../services.ts';
import { requireReadableJob } from '../jobs/job.queries.ts';

/** One ad can be spoilt in so many ways a day; more reports of it tell the operator nothing new. */
const perJobAndDay = 20;
const perNetworkAndHour = 60;

export type Report = {
  siteId: SiteId;
  jobId: number;
  reason: ReportReason;
  message: string;
  network: string;
  now: Date;
};

/** Keeps a report and mails it to the site's operator. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export const reportJob = (db: Db, env: Services['env'], report: Report): Promise<void> =>
  transact(db, async (tx) => {
    const { siteId, jobId, reason, message, network, now } = report;
    await requireReadableJob(tx, siteId, jobId, now);
    const limits = [
      { kind: 'report-network', key: network, limit: perNetworkAndHour, windowS: 3_600 },
      { kind: 'report-job', key: String(jobId), limit: perJobAndDay, windowS: 86_400 },
    ];
    for (const limit of limits) await countTowardsLimit(tx, env.sessionSecret, limit);
    const [job] = await tx
      .select({ id: jobs.id, title: jobs.title, slug: jobs.slug, source: jobs.source })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), eq(jobs.siteId, siteId)));
    if (job === undefined) throw new AppError('NOT_FOUND');
    const [written] = await tx.insert(jobReports).values({ jobId, reason, message }).returning({ id: jobReports.id });
    await enqueue(tx, {
      kind: 'mail',
      payload: reportMail({ siteId, origin: env.origins[siteId] }, { job, reason, message }),
      dedupeKey: `report:${written?.id}`,
    });
  });
