import { expect } from '@playwright/test';
import { type Mail, mails } from './api.ts';

/** Mails of one kind, once there is one. */
export const mailsThat = async (fits: (mail: Mail) => boolean): Promise<Mail[]> => {
  await expect.poll(async () => (await mails()).filter(fits).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return (await mails()).filter(fits);
};

/** The newest code that was mailed to an address. */
export const codeFor = async (address: string): Promise<string> => {
  const [newest] = await mailsThat(({ to, subject }) => to === address && /\b\d{5}\b/.test(subject));
  return /\b\d{5}\b/.exec(newest?.subject ?? '')?.[0] ?? '';
};
