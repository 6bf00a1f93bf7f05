import { integer, index, pgTable, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { createdAt, id, instant } from './columns.ts';

/** A short code that confirms an address which the same form has just stated. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The address that it was sent to: a code never confirms another. */
    address: text().notNull(),
    /** HMAC of code, address, purpose and application, in hex. */
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.applicationId, table.createdAt)],
);
