import type { SentApplication } from '@radar/domain/employer-hooks';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { fileLink } from '../applications/file-links.ts';
import type { SentApplication as Sent } from '../applications/forward-application.ts';
import { progressOf } from '../applications/progress.ts';
import { toApplication } from '../applications/to-application.ts';

/** A sent application as its employer's system gets it, with links to its files that are good from now on. */
export const toSentApplication = async (
  db: Db,
  env: Env,
  { row, documents, job }: Sent,
  now: Date,
): Promise<SentApplication> => {
  const application = toApplication(row, documents);
  return {
    ...application,
    sentAt: (row.sentAt ?? row.updatedAt).toISOString(),
    job: { id: job.id, reference: job.reference, title: job.title },
    documents: documents.map((document) => ({
      name: document.name,
      source: document.source,
      format: document.format,
      sizeBytes: document.sizeBytes,
      url: fileLink(env, row.siteId, document.id, now),
    })),
    progress: (await progressOf(db, [row.id])).get(row.id) ?? [],
  };
};
