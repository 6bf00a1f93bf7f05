import * as z from 'zod/mini';
import { maxDocumentNameLength } from '../files/file.rules.ts';
import { documentFormats } from '../files/index.ts';
import { Id, Instant, requiredLine } from '../text/values.schema.ts';

/** What a document is for: a CV, or anything else that belongs to an application. */
export const DocumentSource = z.enum(['CV', 'document']);
export type DocumentSource = z.output<typeof DocumentSource>;

/** A file in a person's own library, to be used in applications again and again. */
export const Document = z.object({
  id: Id,
  /** With the extension of its format. */
  name: z.string(),
  source: DocumentSource,
  format: z.enum(documentFormats),
  sizeBytes: z.int(),
  /** Counts its changes. */
  version: z.int(),
  createdAt: Instant,
});
export type Document = z.output<typeof Document>;

export const DocumentChanges = z.strictObject({
  /** The extension may be left out: it is that of the format, whatever is sent. */
  name: z.optional(requiredLine(maxDocumentNameLength)),
  source: z.optional(DocumentSource),
});
export type DocumentChanges = z.output<typeof DocumentChanges>;

/** How much one person's library holds. 1 MB is 1024² bytes. */
export const libraryLimits = { documents: 50, documentBytes: 200 * 1024 * 1024, coverLetters: 5 } as const;

/** For so long a deleted document or cover letter can be had back. */
export const restorableS = 600;
