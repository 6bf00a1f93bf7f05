import { siteIds } from '@radar/config/sites';
import * as z from 'zod';
import { Mail } from '../mail/mail.ts';
import { Sms } from '../sms/sms.ts';

/** What a queued job of each kind carries. A field added later needs a default: older rows may still be waiting. */
export const payloads = {
  mail: Mail,
  sms: Sms,
  /** A sent application goes to its employer. */
  forward: z.object({ applicationId: z.int() }),
  /** A sent application goes to the employer's own system. */
  hook: z.object({ applicationId: z.int() }),
  /** Another search engine has changes to copy. */
  search: z.object({}),
  revalidate: z.object({ siteId: z.enum(siteIds), tags: z.array(z.string()) }),
} as const;

export type JobKind = keyof typeof payloads;
export type Payloads = { [K in JobKind]: z.output<(typeof payloads)[K]> };
