import type { ApplicationDocument } from '@radar/domain/applications';
import type { DocumentFormat } from '@radar/domain/files';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { createdAt, id } from './columns.ts';

/** A file of an application; the bytes are in the file store under `storageKey`. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    source: text().notNull().$type<ApplicationDocument['source']>(),
    name: text().notNull(),
    format: text().notNull().$type<DocumentFormat>(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.applicationId),
    uniqueIndex('application_documents_cv_index')
      .on(table.applicationId)
      .where(sql`source = 'CV'`),
  ],
);
