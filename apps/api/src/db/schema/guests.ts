import type { SiteId } from '@radar/config/sites';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Somebody without an account, known by a cookie only. */
export const guests = pgTable('guests', {
  id: id(),
  siteId: text().notNull().$type<SiteId>(),
  /** SHA-256 of the cookie's value, in hex. */
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
  createdAt: createdAt(),
});
