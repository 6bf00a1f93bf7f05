import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteId } from '@radar/config/sites';
import type { Subscription } from '@radar/domain/subscriptions';

/** Mails of a saved search, by its id; other mails by the person's. */
export type SubscriptionKey = { siteId: SiteId; kind: Subscription['kind']; id: number };

const letters = { search: 's', applications: 'a', messages: 'm' } as const;
const kinds = { s: 'search', a: 'applications', m: 'messages' } as const;

const macOf = (secret: string, { siteId, kind, id }: SubscriptionKey): string =>
  createHmac('sha256', secret).update(`unsubscribe:${siteId}:${kind}:${id}`).digest('base64url');

/** What the link of a mail carries: it ends these mails and is good for nothing else. It does not run out. */
export const subscriptionToken = (secret: string, key: SubscriptionKey): string =>
  `${letters[key.kind]}${key.id}-${macOf(secret, key)}`;

const pattern = /^(?<letter>[sam])(?<id>[1-9]\d{0,9})-(?<mac>[\w-]{43})$/;

/** Null for what is no token of this site. */
export const readSubscriptionToken = (secret: string, siteId: SiteId, token: string): SubscriptionKey | null => {
  const found = pattern.exec(token)?.groups;
  const id = Number(found?.['id']);
  if (found === undefined || id > 2_147_483_647) return null;
  const key = { siteId, kind: kinds[found['letter'] as keyof typeof kinds], id };
  return timingSafeEqual(Buffer.from(found['mac'] ?? ''), Buffer.from(macOf(secret, key))) ? key : null;
};
