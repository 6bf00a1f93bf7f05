import type { Application } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applicationDocuments, applications } from '../../db/schema/index.ts';
import { ownedBy, type Owner } from './owner.ts';
import { type ApplicationRow, type DocumentRow, toApplication } from './to-application.ts';

/** An application as its owner names it. */
export type Own = { owner: Owner; id: number };

const isOwn = ({ owner, id }: Own) => and(eq(applications.id, id), ownedBy(owner));

/** @throws AppError NOT_FOUND for a missing application and for somebody else's alike */
export const getOwnRow = async (db: Db, own: Own): Promise<ApplicationRow> => {
  const [row] = await db.select().from(applications).where(isOwn(own));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
};

/**
 * The caller's application, locked until the transaction ends: what changes one application happens one after another.
 * @throws AppError NOT_FOUND
 */
export const lockOwnRow = async (tx: Db, own: Own): Promise<ApplicationRow> => {
  const [row] = await tx.select().from(applications).where(isOwn(own)).for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
};

/** @throws AppError APPLICATION_ALREADY_SENT */
export const requireOpen = ({ status }: Pick<ApplicationRow, 'status'>): void => {
  if (status !== 'initiated') throw new AppError('APPLICATION_ALREADY_SENT');
};

export const documentsOf = (db: Db, applicationId: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(applicationDocuments.id));

/** A row with its files, as the API answers it. */
export const answerOf = async (db: Db, row: ApplicationRow): Promise<Application> =>
  toApplication(row, await documentsOf(db, row.id));
