import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { IdText, paragraph } from '../text/values.schema.ts';

/** What is wrong with an ad. */
export const ReportReason = z.enum(['filled', 'misleading', 'fraud', 'discrimination', 'offensive', 'other']);
export type ReportReason = z.output<typeof ReportReason>;

export const reportLimits = { messageLength: 2000 } as const;

export const reportJob = endpoint({
  method: 'POST',
  path: '/jobs/{id}/reports',
  access: 'public',
  summary: "Tells the site's operator that something is wrong with an ad. Asks for no personal data.",
  params: z.object({ id: IdText }),
  body: z.object({
    reason: ReportReason,
    message: z._default(paragraph(reportLimits.messageLength), ''),
  }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
});
