import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { verification } from '@radar/domain/applications';

/** A new code, every one of the 100,000 equally likely. */
export const newCode = (): string => String(randomInt(10 ** verification.digits)).padStart(verification.digits, '0');

/** What a code is good for: one address, for one thing. */
export type CodeBinding = { purpose: 'application' | 'account'; id: number; address: string };

/** What is kept of a code. Without the secret, trying all codes against it is no use. */
export const hashCode = (secret: string, { purpose, id, address }: CodeBinding, code: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([`${purpose}-code`, id, address, code]))
    .digest('hex');

export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
