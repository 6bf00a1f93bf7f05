import { type Caller, createCaller } from '@radar/api-client/caller';
import { AppError } from '@radar/domain/http';
import { accountNow, accountOfPage } from './account-mark.ts';

/** Whether another tab has signed somebody else in since this page was loaded. */
const isAnothersNow = (): boolean => {
  const [before, now] = [accountOfPage(), accountNow()];
  return before !== null && now !== null && before !== now;
};

/**
 * Lets nothing be sent once another tab has signed somebody else in: what was typed here would become theirs. A dialog
 * says whose account it is now. In the browser only.
 * @throws AppError ACCOUNT_CHANGED
 */
export const requireSamePerson = (locale: string): void => {
  if (!isAnothersNow()) return;
  import('./other-account.ts').then(({ showOtherAccount }) => showOtherAccount(locale)).catch(() => {});
  throw new AppError('ACCOUNT_CHANGED');
};

/**
 * Calls the API for the person whom this page was made for; rejects with `ACCOUNT_CHANGED` when it is another's now. In
 * the browser only.
 */
export const browserCaller = (locale: string): Caller => {
  const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });
  return async (endpoint, input, options) => {
    requireSamePerson(locale);
    return call(endpoint, input, options);
  };
};
