import type { SiteId } from '@radar/config/sites';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { linkTokens, users } from '../../db/schema/index.ts';
import { hashOfSecret, newSecret } from '../../http/session-token.ts';

export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/** How long a link is good, in minutes. */
const linkMinutes: Record<LinkPurpose, number> = { login: 10, password: 60, email: 60, export: 10 };

/** Makes the secret of a link, good for some minutes; earlier ones of the same purpose are good no more. */
export const addLinkToken = async (
  tx: Db,
  { userId, purpose, email = null }: { userId: number; purpose: LinkPurpose; email?: string | null },
): Promise<{ token: string; minutes: number }> => {
  await tx.delete(linkTokens).where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose)));
  const token = newSecret();
  await tx.insert(linkTokens).values({
    userId,
    purpose,
    email,
    tokenHash: hashOfSecret(token),
    expiresAt: sql`now() + make_interval(mins => ${linkMinutes[purpose]}::int)`,
  });
  return { token, minutes: linkMinutes[purpose] };
};

type Link = { id: number; userId: number; email: string | null };

const isGood = (siteId: SiteId, purpose: LinkPurpose, token: string) =>
  and(
    eq(linkTokens.tokenHash, hashOfSecret(token)),
    eq(linkTokens.purpose, purpose),
    isNull(linkTokens.usedAt),
    gt(linkTokens.expiresAt, sql`now()`),
    sql`exists (select 1 from ${users} where ${users.id} = ${linkTokens.userId} and ${users.siteId} = ${siteId})`,
  );

/** The link of a token that is still good, without using it; null for wrong, used and expired ones alike. */
export const findLink = async (db: Db, siteId: SiteId, purpose: LinkPurpose, token: string): Promise<Link | null> => {
  const [row] = await db
    .select({ id: linkTokens.id, userId: linkTokens.userId, email: linkTokens.email })
    .from(linkTokens)
    .where(isGood(siteId, purpose, token));
  return row ?? null;
};

/** Uses a link up. Of two at the same time one gets it. */
export const useLink = async (tx: Db, siteId: SiteId, purpose: LinkPurpose, token: string): Promise<Link | null> => {
  const [row] = await tx
    .update(linkTokens)
    .set({ usedAt: sql`now()` })
    .where(isGood(siteId, purpose, token))
    .returning({ id: linkTokens.id, userId: linkTokens.userId, email: linkTokens.email });
  return row ?? null;
};
