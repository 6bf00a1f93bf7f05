import type { SiteId, SocialProvider } from '@radar/config/sites';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/** Who somebody is at a sign-in provider. */
export const identities = pgTable(
  'identities',
  {
    siteId: text().notNull().$type<SiteId>(),
    provider: text().notNull().$type<SocialProvider>(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.provider, table.subject] }), index().on(table.userId)],
);
