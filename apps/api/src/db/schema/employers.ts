import type { SiteId } from '@radar/config/sites';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

/** Who offers jobs on a site. One row per site and folded name. */
export const employers = pgTable(
  'employers',
  {
    id: id(),
    siteId: text().notNull().$type<SiteId>(),
    name: text().notNull(),
    /** The name folded for comparing: one employer, however a feed spells it. */
    nameKey: text().notNull(),
    slug: text().notNull(),
    /** Where applications go; null where a feed gives none. */
    email: text(),
    url: text(),
    logoUrl: text(),
    about: text(),
    industry: text(),
    /** 0 to 359. */
    hue: integer().notNull(),
    isVerified: boolean().notNull().default(false),
    badges: jsonb().notNull().default([]).$type<{ id: string; image: string | null; content: string }[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique().on(table.siteId, table.nameKey), index().on(table.siteId)],
);
