import type { UserSession } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions } from '../../db/schema/index.ts';
import type { SessionUser } from '../../http/session.ts';

export const listSessions = async (db: Db, user: SessionUser): Promise<UserSession[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(50);
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    isCurrent: id === user.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
};

/** @throws AppError NOT_FOUND, also for sessions of others */
export const endSession = async (db: Db, userId: number, sessionId: number): Promise<void> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError('NOT_FOUND');
};
