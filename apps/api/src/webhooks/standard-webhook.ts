import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Signatures of calls between us and other people's systems, as Standard Webhooks (standardwebhooks.com) lays them down:
 * HMAC-SHA256 over id, timestamp and body, with the key that a secret `whsec_<base64>` holds.
 */
export type Signed = { id: string; timestampS: number; body: string };

const prefix = 'whsec_';

export const newHookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

const signatureOf = (secret: string, { id, timestampS, body }: Signed): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestampS}.${body}`).digest('base64');
};

/** Headers of a signed call. */
export const signedHeaders = (secret: string, signed: Signed): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestampS),
  'webhook-signature': `v1,${signatureOf(secret, signed)}`,
});

/** How far a timestamp may be from now: what was recorded earlier cannot be played again. */
const toleranceS = 300;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const text = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** Whether a call was signed with a secret, within five minutes of `nowS`. */
export const isSigned = (
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
  nowS: number,
): boolean => {
  const id = text(headers['webhook-id']);
  const timestamp = text(headers['webhook-timestamp']);
  if (id === '' || id.length > 200 || !/^\d{1,12}$/.test(timestamp)) return false;
  const timestampS = Number(timestamp);
  if (Math.abs(nowS - timestampS) > toleranceS) return false;
  const expected = signatureOf(secret, { id, timestampS, body });
  // A list, so that a secret can be changed without a gap.
  return text(headers['webhook-signature'])
    .slice(0, 2_000)
    .split(' ')
    .some((signature) => signature.startsWith('v1,') && isSame(signature.slice(3), expected));
};
