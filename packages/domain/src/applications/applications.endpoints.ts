import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { ApplicationType } from '../jobs/job.schema.ts';
import { Id, IdText } from '../text/values.schema.ts';
import {
  Application,
  ApplicationDetails,
  ApplicationDocument,
  ApplicationDraft,
  ApplicationPage,
  CodeChannel,
} from './application.schema.ts';
import { codePattern } from './verification.rules.ts';

const params = z.object({ id: IdText });

export const startApplication = endpoint({
  method: 'POST',
  path: '/applications',
  access: 'guest',
  summary:
    "Starts an application, or answers the one that this person has open for the job. A signed-in person's is filled from " +
    'the account; a guest gets the guest cookie.',
  body: z.strictObject({
    jobId: Id,
    applicationType: ApplicationType,
    source: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: Application,
  errors: ['NOT_FOUND', 'JOB_EXPIRED', 'APPLICATION_TYPE_UNSUPPORTED', 'APPLICATION_ALREADY_SENT'],
});

export const listApplications = endpoint({
  method: 'GET',
  path: '/applications',
  access: 'guest',
  summary:
    "The caller's applications, pending and sent, last changed or sent first. Of one job only, where it is named.",
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    jobId: z.optional(IdText),
  }),
  answer: ApplicationPage,
  errors: [],
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/applications/{id}',
  access: 'guest',
  summary: "One of the caller's applications.",
  params,
  answer: ApplicationDetails,
  errors: ['NOT_FOUND'],
});

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/applications/{id}',
  access: 'guest',
  summary: 'Keeps the draft. A changed address must be confirmed again.',
  params,
  body: ApplicationDraft,
  answer: Application,
  errors: ['NOT_FOUND', 'APPLICATION_ALREADY_SENT'],
});

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/applications/{id}',
  access: 'guest',
  summary: 'Deletes a pending application. It can be restored for ten minutes; then its rows and files go.',
  params,
  answer: z.object({}),
  errors: ['NOT_FOUND', 'APPLICATION_ALREADY_SENT'],
});

export const restoreApplication = endpoint({
  method: 'POST',
  path: '/applications/{id}/restore',
  access: 'guest',
  summary: 'Takes back a deletion. STALE: the person has begun another one for the job since.',
  params,
  body: z.strictObject({}),
  answer: Application,
  errors: ['NOT_FOUND', 'STALE'],
});

export const sendApplicationAgain = endpoint({
  method: 'POST',
  path: '/applications/{id}/again',
  access: 'guest',
  summary:
    'Begins an updated application with everything that the sent one holds, or answers the one that is open for the job. ' +
    'It is changed and sent like any other, with a key of its own.',
  params,
  body: z.strictObject({}),
  answer: Application,
  errors: ['NOT_FOUND', 'JOB_EXPIRED', 'APPLICATION_TYPE_UNSUPPORTED', 'APPLICATION_STEP_MISSING', 'STORAGE_FULL'],
});

export const addApplicationDocument = endpoint({
  method: 'POST',
  path: '/applications/{id}/documents',
  access: 'guest',
  summary: 'Uploads a CV (replacing the earlier one) or another document: the part `file`, up to 10 MB.',
  params,
  consumes: 'multipart',
  body: z.object({ source: z.enum(['CV', 'document']) }),
  bodyLimitBytes: 10 * 1024 * 1024 + 16 * 1024,
  answer: ApplicationDocument,
  errors: [
    'NOT_FOUND',
    'APPLICATION_ALREADY_SENT',
    'FILE_TOO_BIG',
    'FILE_FORMAT_UNSUPPORTED',
    'TOO_MANY_FILES',
    'STORAGE_FULL',
  ],
});

export const addDocumentFromLibrary = endpoint({
  method: 'POST',
  path: '/applications/{id}/library-documents',
  access: 'guest',
  summary:
    "Takes a copy of one of the person's own documents as the CV (replacing the earlier one) or as another document.",
  params,
  body: z.strictObject({ documentId: Id, source: z.enum(['CV', 'document']) }),
  answer: ApplicationDocument,
  errors: ['NOT_FOUND', 'APPLICATION_ALREADY_SENT', 'TOO_MANY_FILES', 'STORAGE_FULL'],
});

export const getApplicationFile = endpoint({
  method: 'GET',
  path: '/application-files/{id}',
  access: 'public',
  summary: 'A file of a sent application, for its employer: by a link that expires.',
  params,
  query: z.object({
    expires: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000_000)),
    signature: z.string().check(z.maxLength(100)),
  }),
  produces: 'file',
  answer: z.unknown(),
  errors: ['NOT_FOUND'],
});

export const deleteApplicationDocument = endpoint({
  method: 'DELETE',
  path: '/applications/{id}/documents/{documentId}',
  access: 'guest',
  summary: 'Takes a file out of a pending application.',
  params: z.object({ id: IdText, documentId: IdText }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'APPLICATION_ALREADY_SENT'],
});

export const sendApplicationCode = endpoint({
  method: 'POST',
  path: '/applications/{id}/verification',
  access: 'guest',
  summary:
    'Sends a code to the e-mail or the phone stated in the application: as asked for, else the e-mail where there is one. ' +
    'The answer tells when another may be asked for.',
  params,
  body: z.strictObject({ channel: z.optional(CodeChannel) }),
  answer: z.object({ channel: CodeChannel, resendAfterS: z.int(), expiresInS: z.int() }),
  errors: ['NOT_FOUND', 'APPLICATION_STEP_MISSING', 'APPLICATION_ALREADY_SENT', 'CODE_TOO_EARLY'],
});

export const checkApplicationCode = endpoint({
  method: 'PUT',
  path: '/applications/{id}/verification',
  access: 'guest',
  summary: 'Checks the code that was sent last.',
  params,
  body: z.strictObject({ code: z.string().check(z.regex(codePattern, 'code')) }),
  answer: Application,
  errors: ['NOT_FOUND', 'APPLICATION_STEP_MISSING', 'APPLICATION_ALREADY_SENT', 'CODE_INVALID', 'CODE_EXPIRED'],
});

export const sendApplication = endpoint({
  method: 'POST',
  path: '/applications/{id}/application',
  access: 'guest',
  summary: 'Sends the application: once per idempotency key, however often it is called.',
  params,
  idempotent: true,
  body: z.strictObject({ acceptTos: z.literal(true, 'acceptTos') }),
  answer: Application,
  errors: [
    'NOT_FOUND',
    'JOB_EXPIRED',
    'APPLICATION_TYPE_UNSUPPORTED',
    'APPLICATION_STEP_MISSING',
    'APPLICATION_ALREADY_SENT',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});
