import { AppError } from '@radar/domain/http';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applications } from '../../db/schema/index.ts';
import type { Guest } from '../../http/guest.ts';
import type { SessionUser } from '../../http/session.ts';
import { adoptApplications } from './adopt-applications.ts';

/** Whose an application is: an account's or a guest's, by the column that says so. */
export type Owner = { column: 'userId' | 'guestId'; id: number };

/** The rows of an owner that are not deleted. */
export const ownedBy = ({ column, id }: Owner): SQL | undefined =>
  and(eq(applications[column], id), isNull(applications.deletedAt));

export type Caller = { db: Db; user: SessionUser | null; guest: Pick<Guest, 'id'> };

/**
 * Whose applications a call is about: the signed-in person's, else the guest's; null for somebody new. What was begun on
 * this device before signing in becomes the account's.
 */
export const findOwner = async ({ db, user, guest }: Caller): Promise<Owner | null> => {
  if (user === null) return guest.id === null ? null : { column: 'guestId', id: guest.id };
  if (guest.id !== null) await adoptApplications(db, { userId: user.id, guestId: guest.id });
  return { column: 'userId', id: user.id };
};

/** @throws AppError NOT_FOUND for somebody new, who has nothing to be found */
export const getOwner = async (caller: Caller): Promise<Owner> => {
  const owner = await findOwner(caller);
  if (owner === null) throw new AppError('NOT_FOUND');
  return owner;
};
