import * as z from 'zod/mini';
import { Application, ApplicationStep } from '../applications/application.schema.ts';
import { Id, Instant } from '../text/values.schema.ts';

/** A sent application as an employer's own system gets it. */
export const SentApplication = z.extend(
  z.pick(Application, {
    id: true,
    applicationType: true,
    source: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    nationality: true,
    coverLetter: true,
    updates: true,
  }),
  {
    sentAt: Instant,
    /** `reference` is the ad's id in the feed that it came from. */
    job: z.object({ id: Id, reference: z.string(), title: z.string() }),
    /** Each `url` is good for some days. */
    documents: z.array(
      z.object({
        name: z.string(),
        source: z.enum(['CV', 'document']),
        format: z.string(),
        sizeBytes: z.int(),
        url: z.string(),
      }),
    ),
    progress: z.array(z.object({ step: ApplicationStep, at: Instant })),
  },
);
export type SentApplication = z.output<typeof SentApplication>;

/** What is posted to an employer's system, in the form of Standard Webhooks. */
export const ApplicationSentEvent = z.object({
  type: z.literal('application.sent'),
  timestamp: Instant,
  data: SentApplication,
});
export type ApplicationSentEvent = z.output<typeof ApplicationSentEvent>;

/** The steps that an employer reports. */
export const ReportedStep = z.enum(['seen', 'ended', 'no_feedback']);

/** Where an employer's system listens: https, or http on a machine of its own. */
export const HookAddress = z.url({ protocol: /^https?$/ }).check(
  z.maxLength(2048),
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password } = new URL(text);
    const isSafe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return isSafe && username === '' && password === '';
  }),
);
