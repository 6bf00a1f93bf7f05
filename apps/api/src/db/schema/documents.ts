import type { DocumentSource } from '@radar/domain/documents';
import type { DocumentFormat } from '@radar/domain/files';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { users } from './users.ts';

/** A file in a person's library; the bytes are in the file store under `storageKey`. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text().notNull().$type<DocumentSource>(),
    name: text().notNull(),
    format: text().notNull().$type<DocumentFormat>(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull().unique(),
    /** Set: deleted, and can be had back for a while. */
    deletedAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId)],
);
