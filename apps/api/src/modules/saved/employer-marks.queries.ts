import type { SiteId } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import { type MarkedEmployer, savedLimits } from '@radar/domain/saved';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employerMarks, employers } from '../../db/schema/index.ts';

/** What can be marked of an employer, by its column. */
export type EmployerMark = 'followedAt' | 'hiddenAt';

type NewMark = { userId: number; siteId: SiteId; id: number; mark: EmployerMark; now: Date };

/** Marks an employer of the site; an id that names none is passed over. Answers whether there is one. */
export const markKnownEmployer = async (db: Db, { userId, siteId, id, mark, now }: NewMark): Promise<boolean> => {
  const [employer] = await db
    .select({ id: employers.id })
    .from(employers)
    .where(and(eq(employers.id, id), eq(employers.siteId, siteId)));
  if (employer === undefined) return false;
  await db
    .insert(employerMarks)
    .values({ userId, employerId: id, [mark]: now })
    .onConflictDoUpdate({
      target: [employerMarks.userId, employerMarks.employerId],
      set: { [mark]: sql`coalesce(${employerMarks[mark]}, ${now.toISOString()}::timestamptz)` },
    });
  return true;
};

/** @throws AppError NOT_FOUND, TOO_MANY_SAVED */
export const markEmployer = async (db: Db, given: NewMark): Promise<void> => {
  const { userId, mark } = given;
  const marked = await db.$count(employerMarks, and(eq(employerMarks.userId, userId), isNotNull(employerMarks[mark])));
  if (marked >= savedLimits.markedEmployers) throw new AppError('TOO_MANY_SAVED');
  if (!(await markKnownEmployer(db, given))) throw new AppError('NOT_FOUND');
};

export const unmarkEmployer = async (db: Db, userId: number, employerId: number, mark: EmployerMark): Promise<void> => {
  await db
    .update(employerMarks)
    .set({ [mark]: null })
    .where(and(eq(employerMarks.userId, userId), eq(employerMarks.employerId, employerId)));
};

/** Employers with a mark, last marked first. */
export const listMarkedEmployers = async (db: Db, userId: number, mark: EmployerMark): Promise<MarkedEmployer[]> => {
  const rows = await db
    .select({
      id: employers.id,
      name: employers.name,
      logoUrl: employers.logoUrl,
      hue: employers.hue,
      markedAt: employerMarks[mark],
    })
    .from(employerMarks)
    .innerJoin(employers, eq(employers.id, employerMarks.employerId))
    .where(and(eq(employerMarks.userId, userId), isNotNull(employerMarks[mark])))
    .orderBy(desc(employerMarks[mark]), desc(employers.id))
    .limit(savedLimits.markedEmployers);
  return rows.flatMap(({ markedAt, ...employer }) =>
    markedAt === null ? [] : [{ ...employer, markedAt: markedAt.toISOString() }],
  );
};
