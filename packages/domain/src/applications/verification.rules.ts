/** Numbers of `verification codes`: five digits, ten minutes, five tries, a minute between two mails, ten a day and address. */
export const verification = {
  digits: 5,
  validMs: 10 * 60_000,
  tries: 5,
  resendAfterMs: 60_000,
  perDayAndAddress: 10,
} as const;

export const codePattern = /^[0-9]{5}$/;
