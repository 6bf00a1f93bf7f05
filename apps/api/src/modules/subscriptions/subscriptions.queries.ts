import { AppError } from '@radar/domain/http';
import type { Subscription } from '@radar/domain/subscriptions';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { savedSearches, users } from '../../db/schema/index.ts';
import type { SubscriptionKey } from './subscription-token.ts';

const switches = { applications: 'hasApplicationMails', messages: 'hasMessageMails' } as const;

/** @throws AppError NOT_FOUND where the search or the person is gone */
export const getSubscription = async (db: Db, { siteId, kind, id }: SubscriptionKey): Promise<Subscription> => {
  if (kind === 'search') {
    const [search] = await db
      .select({ name: savedSearches.name, isOn: savedSearches.hasEmailNotification })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .where(and(eq(savedSearches.id, id), eq(users.siteId, siteId)));
    if (search === undefined) throw new AppError('NOT_FOUND');
    return { kind, ...search };
  }
  const [user] = await db
    .select({ isOn: users[switches[kind]] })
    .from(users)
    .where(and(eq(users.id, id), eq(users.siteId, siteId)));
  if (user === undefined) throw new AppError('NOT_FOUND');
  return { kind, name: null, isOn: user.isOn };
};

/** Ends the mails. @throws AppError NOT_FOUND */
export const endSubscription = async (db: Db, key: SubscriptionKey): Promise<Subscription> => {
  // Of this site, or not at all.
  const subscription = await getSubscription(db, key);
  if (key.kind === 'search')
    await db.update(savedSearches).set({ hasEmailNotification: false }).where(eq(savedSearches.id, key.id));
  else
    await db
      .update(users)
      .set({ [switches[key.kind]]: false })
      .where(eq(users.id, key.id));
  return { ...subscription, isOn: false };
};
