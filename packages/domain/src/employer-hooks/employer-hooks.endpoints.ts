import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { Id, IdText } from '../text/values.schema.ts';
import { HookAddress, ReportedStep, SentApplication } from './employer-hooks.schema.ts';

const params = z.object({ id: IdText });

export const connectEmployer = endpoint({
  method: 'PUT',
  path: '/employer-hooks/{id}',
  access: 'importer',
  summary: "Connects an employer's own system, and answers the secret that signs both ways. An earlier secret ends.",
  params,
  body: z.strictObject({ url: z.nullable(HookAddress) }),
  answer: z.object({ secret: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const disconnectEmployer = endpoint({
  method: 'DELETE',
  path: '/employer-hooks/{id}',
  access: 'importer',
  summary: "Disconnects an employer's own system.",
  params,
  answer: z.object({}),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const fetchSentApplications = endpoint({
  method: 'POST',
  path: '/employer-hooks/{id}/applications',
  access: 'employer',
  summary: 'Applications sent to the employer, oldest first, up to 50 with an id above `after`.',
  params,
  body: z.strictObject({ after: z.nullable(Id) }),
  answer: z.array(SentApplication),
  errors: ['UNAUTHENTICATED'],
});

export const reportApplicationStep = endpoint({
  method: 'POST',
  path: '/employer-hooks/{id}/steps',
  access: 'employer',
  summary: 'Reports what became of an application. Each step counts once; the person is told.',
  params,
  body: z.strictObject({ applicationId: Id, step: ReportedStep }),
  answer: z.object({}),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
