import type { SiteId } from '@radar/config/sites';
import type { Theme } from '@radar/domain/accounts';
import type { Locale } from '@radar/i18n/locales';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

/** People with an account. An account belongs to one site. */
export const users = pgTable(
  'users',
  {
    id: id(),
    siteId: text().notNull().$type<SiteId>(),
    /** As typed; mails go there. */
    email: text().notNull(),
    /** In small letters: what must be unique. */
    emailKey: text().notNull(),
    username: text(),
    /** Without case and look-alikes: what must be unique. */
    usernameKey: text(),
    /** PHC string of argon2id; null where the person signs in through a provider or by link. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    locale: text().notNull().$type<Locale>(),
    theme: text().$type<Theme>(),
    address: text(),
    educationLevelId: integer(),
    /** Small settings of the interface. */
    meta: jsonb().notNull().default({}).$type<Record<string, string | number | boolean>>(),
    /** Mails about what became of applications. */
    hasApplicationMails: boolean().notNull().default(true),
    /** Mails about new messages. */
    hasMessageMails: boolean().notNull().default(true),
    /** When the address was confirmed; nobody signs in before. */
    verifiedAt: instant(),
    acceptedTosAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique().on(table.siteId, table.emailKey), unique().on(table.siteId, table.usernameKey)],
);
