import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** Kind, number and HMAC of what a mail belongs to. Anything else names nothing. */
const params = z.object({ token: z.string().check(z.maxLength(64)) });

/** Mails that somebody gets until they say no. */
export const Subscription = z.object({
  kind: z.enum(['search', 'applications', 'messages']),
  /** The person's name for a search; null where it has none. */
  name: z.nullable(z.string()),
  isOn: z.boolean(),
});
export type Subscription = z.output<typeof Subscription>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscriptions/{token}',
  access: 'public',
  summary: 'What the link of a mail would end. Asking changes nothing, and needs no session.',
  params,
  answer: Subscription,
  errors: ['NOT_FOUND'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/subscriptions/{token}',
  access: 'public',
  summary:
    'Ends the mails that the link of a mail belongs to (RFC 8058), without a session. A second time changes nothing.',
  params,
  body: z.strictObject({}),
  answer: Subscription,
  errors: ['NOT_FOUND'],
});
