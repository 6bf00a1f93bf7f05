import { demoAccountOf, isOnThisMachine } from '@radar/config/demo-account';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { usernameKey } from '@radar/domain/accounts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/index.ts';
import { emailKey } from '../modules/accounts/users.queries.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { addDemoApplications } from './demo-applications.ts';

const names = {
  hr: ['Marija', 'Kovačić'],
  ba: ['Amra', 'Hodžić'],
  mk: ['Ана', 'Стојановска'],
  kampus: ['Luka', 'Barić'],
} as const satisfies Record<SiteId, readonly [string, string]>;

/** Makes sure that each site of this machine has its demo account, with some applications; sites that others can reach get none. */
export const addDemoAccounts = async (db: Db, origins: Record<SiteId, string>): Promise<void> => {
  for (const siteId of siteIds.filter((id) => isOnThisMachine(origins[id]))) {
    const { email, username, password } = demoAccountOf(siteId);
    const known = and(eq(users.siteId, siteId), eq(users.emailKey, emailKey(email)));
    if ((await db.$count(users, known)) > 0) continue;
    const [firstName, lastName] = names[siteId];
    const locale = siteOf(siteId).firstLocale;
    const [added] = await db
      .insert(users)
      .values({
        siteId,
        email,
        emailKey: emailKey(email),
        username,
        usernameKey: username === null ? null : usernameKey(username),
        passwordHash: await hashPassword(password),
        firstName,
        lastName,
        locale,
        verifiedAt: sql`now()`,
        acceptedTosAt: sql`now()`,
      })
      // Somebody took the username: the demo does without.
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (added !== undefined)
      await addDemoApplications(db, { siteId, userId: added.id, firstName, lastName, email, locale });
  }
};
