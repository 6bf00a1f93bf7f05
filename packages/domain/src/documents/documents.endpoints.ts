import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { IdText } from '../text/values.schema.ts';
import { Document, DocumentChanges, DocumentSource } from './document.schema.ts';

const params = z.object({ id: IdText });

export const getDocuments = endpoint({
  method: 'GET',
  path: '/me/documents',
  access: 'user',
  summary: 'Documents of the person, last added first.',
  answer: z.array(Document),
  errors: ['UNAUTHENTICATED'],
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/me/documents',
  access: 'user',
  summary: 'Uploads a document: the part `file`, up to 10 MB. A person keeps 50 documents of 200 MB together at most.',
  consumes: 'multipart',
  body: z.object({ source: DocumentSource }),
  bodyLimitBytes: 10 * 1024 * 1024 + 16 * 1024,
  answer: Document,
  errors: [
    'UNAUTHENTICATED',
    'FILE_TOO_BIG',
    'FILE_FORMAT_UNSUPPORTED',
    'TOO_MANY_FILES',
    'LIBRARY_FULL',
    'STORAGE_FULL',
  ],
});

export const updateDocument = endpoint({
  method: 'PATCH',
  path: '/me/documents/{id}',
  access: 'user',
  summary: 'Renames a document, or says what it is for.',
  params,
  versioned: true,
  body: DocumentChanges,
  answer: Document,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'STALE'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/me/documents/{id}',
  access: 'user',
  summary: 'Deletes a document. For ten minutes it can be had back.',
  params,
  answer: z.object({}),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/me/documents/{id}/restore',
  access: 'user',
  summary: 'Takes back the deletion of a document.',
  params,
  body: z.strictObject({}),
  answer: Document,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'LIBRARY_FULL'],
});

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/me/documents/{id}/file',
  access: 'user',
  summary: 'The file itself, to be saved.',
  params,
  produces: 'file',
  answer: z.unknown(),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
