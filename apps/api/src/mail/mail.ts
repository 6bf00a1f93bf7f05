import { documentFormats } from '@radar/domain/files';
import * as z from 'zod';

const Address = z.object({ name: z.string(), address: z.string() });
export type Address = z.output<typeof Address>;

/** A mail, ready to be sent. */
export const Mail = z.object({
  from: Address,
  to: Address,
  replyTo: Address.nullable(),
  /** Language of its words. */
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Takes the POST that ends mails like this one (RFC 8058); null: they cannot be ended. */
  unsubscribeUrl: z.url().nullable().default(null),
  /** Files of the file store. One that has been removed in the meantime is left out. */
  attachments: z.array(
    z.object({ key: z.string(), name: z.string(), format: z.enum(documentFormats), sizeBytes: z.int() }),
  ),
});
export type Mail = z.output<typeof Mail>;

/** Hands mails on. `messageId` is the same each time the same mail is tried, so that a repeated one is known as such. */
export type Mailer = {
  send: (mail: Mail, messageId: string) => Promise<void>;
  close: () => void;
};
