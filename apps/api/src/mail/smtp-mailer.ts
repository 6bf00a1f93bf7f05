import { buffer } from 'node:stream/consumers';
import { mediaTypeOf } from '@radar/domain/files';
import { createTransport } from 'nodemailer';
import type { FileStore } from '../files/file-store.ts';
import { GiveUpError } from '../outbox/give-up-error.ts';
import type { Mail, Mailer } from './mail.ts';

const connectTimeoutMs = 5_000;
const socketTimeoutMs = 20_000;

/** Replies 5xx to the envelope or the message (RFC 5321, 4.2.1): this mail will never be taken. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560;

const attachmentsOf = async (mail: Mail, files: FileStore) => {
  const attachments = await Promise.all(
    mail.attachments.map(async ({ key, name, format }) => {
      const content = await files.open(key);
      return content === null
        ? []
        : [{ filename: name, contentType: mediaTypeOf[format], content: await buffer(content) }];
    }),
  );
  return attachments.flat();
};

/** Hands mails to the SMTP server of `smtpUrl`. */
export const createSmtpMailer = (smtpUrl: string, files: FileStore): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail, messageId) => {
      try {
        await transport.sendMail({
          from: mail.from,
          to: mail.to,
          ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
          messageId,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: {
            'Content-Language': mail.language,
            'Auto-Submitted': 'auto-generated',
            ...(mail.unsubscribeUrl !== null && {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          attachments: await attachmentsOf(mail, files),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        if (isRefusedForGood(error)) throw new GiveUpError(error);
        throw error;
      }
    },
    close: () => transport.close(),
  };
};
