import * as z from 'zod';

/** A text message, ready to be sent. */
export const Sms = z.object({
  /** E.164. */
  number: z.string(),
  text: z.string(),
});
export type Sms = z.output<typeof Sms>;

/** Hands text messages on. `messageId` is the same each time the same message is tried. */
export type SmsSender = (sms: Sms, messageId: string) => Promise<void>;
