import type { Db } from '../db/client.ts';
import { mailbox } from '../db/schema/index.ts';
import type { Mailer } from './mail.ts';

/** Keeps mails in the database instead of sending them; `/debug/mail` shows them. */
export const createMailboxMailer = (db: Db): Mailer => ({
  send: async (mail, messageId) => {
    await db
      .insert(mailbox)
      .values({
        messageId,
        fromName: mail.from.name,
        fromAddress: mail.from.address,
        toName: mail.to.name,
        toAddress: mail.to.address,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments.map(({ name, sizeBytes }) => ({ name, sizeBytes })),
      })
      .onConflictDoNothing({ target: mailbox.messageId });
  },
  close: () => {},
});
