import type { Db } from '../db/client.ts';
import { mailbox } from '../db/schema/index.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { SmsSender } from './sms.ts';

/** Keeps text messages in the database instead of sending them; `/debug/mail` shows them beside the mails. */
export const createMailboxSms =
  (db: Db): SmsSender =>
  async ({ number, text }, messageId) => {
    await db
      .insert(mailbox)
      .values({
        messageId,
        fromName: '',
        fromAddress: 'SMS',
        toName: '',
        toAddress: number,
        subject: text,
        text,
        html: `<p>${escapeHtml(text)}</p>`,
      })
      .onConflictDoNothing({ target: mailbox.messageId });
  };
