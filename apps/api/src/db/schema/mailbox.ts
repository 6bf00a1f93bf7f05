import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Mails that a machine without SMTP keeps to itself, to be read at `/debug/mail`. */
export const mailbox = pgTable('mailbox', {
  id: id(),
  messageId: text().notNull().unique(),
  fromName: text().notNull(),
  fromAddress: text().notNull(),
  toName: text().notNull(),
  toAddress: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attachments: jsonb().notNull().default([]).$type<{ name: string; sizeBytes: number }[]>(),
  createdAt: createdAt(),
});
