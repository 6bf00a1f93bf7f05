import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { IdText } from '../text/values.schema.ts';
import { CoverLetter, CoverLetterChanges, NewCoverLetter } from './cover-letter.schema.ts';

const params = z.object({ id: IdText });

export const getCoverLetters = endpoint({
  method: 'GET',
  path: '/me/cover-letters',
  access: 'user',
  summary: 'Saved cover letters, last changed first: five at most.',
  answer: z.array(CoverLetter),
  errors: ['UNAUTHENTICATED'],
});

export const addCoverLetter = endpoint({
  method: 'POST',
  path: '/me/cover-letters',
  access: 'user',
  summary: 'Saves a cover letter for later.',
  body: NewCoverLetter,
  answer: CoverLetter,
  errors: ['UNAUTHENTICATED', 'TOO_MANY_COVER_LETTERS'],
});

export const updateCoverLetter = endpoint({
  method: 'PATCH',
  path: '/me/cover-letters/{id}',
  access: 'user',
  summary: 'Changes the name or the text of a saved cover letter.',
  params,
  versioned: true,
  body: CoverLetterChanges,
  answer: CoverLetter,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'STALE'],
});

export const deleteCoverLetter = endpoint({
  method: 'DELETE',
  path: '/me/cover-letters/{id}',
  access: 'user',
  summary: 'Deletes a saved cover letter. For ten minutes it can be had back.',
  params,
  answer: z.object({}),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const restoreCoverLetter = endpoint({
  method: 'POST',
  path: '/me/cover-letters/{id}/restore',
  access: 'user',
  summary: 'Takes back the deletion of a cover letter.',
  params,
  body: z.strictObject({}),
  answer: CoverLetter,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_COVER_LETTERS'],
});
