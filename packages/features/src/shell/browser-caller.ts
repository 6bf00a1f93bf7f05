import { type Caller, createCaller } from '@radar/api-client/caller';
import { AppError } from '@radar/domain/http';
import { accountNow, accountOfPage } from './account-mark.ts';

/** Whether another tab has signed somebody else in since this page was loaded. */
const isAnothersNow = (): boolean => {
  const [before, now] = [accountOfPage(), accountNow()];
  return before !== null && now !== null && before !== now;
};

/**
 * Calls the API for the person whom this page was made for. In the browser only.
 *
 * When another tab has signed somebody else in meanwhile, nothing is sent: what was typed here would become theirs. A
 * dialog says whose account it is now, and the call rejects with `ACCOUNT_CHANGED`.
 */
export const browserCaller = (locale: string): Caller => {
  const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });
  return async (endpoint, input, options) => {
    if (!isAnothersNow()) return call(endpoint, input, options);
    import('./other-account.ts').then(({ showOtherAccount }) => showOtherAccount(locale)).catch(() => {});
    throw new AppError('ACCOUNT_CHANGED');
  };
};
