import { isLocale } from '@radar/i18n/locales';
import { accountNow, accountOfPage } from '../account-mark.ts';
import { loginAddress } from '../login-address.ts';
import type { SignInReason } from './reasons.ts';

const localeOfPage = () => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};

/** The document goes away: nothing that follows may run in it. */
const leave = (go: () => void): Promise<never> => {
  go();
  return new Promise(() => {});
};

/**
 * Asks a visitor to sign in, over the page: what was typed there stays. In the browser only.
 *
 * @param reason what they need it for, in a sentence of `accounts.reason`
 * @returns true once they are signed in: the page's header shows it, and a call that was refused may be made again; false
 * when they put it off. A page that was another person's is loaded anew instead, and where the form cannot be loaded the
 * login page is: neither comes back.
 * @example
 * if (failure.code === 'UNAUTHENTICATED' && (await askToSignIn('sessionEnded'))) await send();
 */
export const askToSignIn = async (reason: SignInReason): Promise<boolean> => {
  const before = accountOfPage();
  const locale = localeOfPage();
  let isIn: boolean;
  try {
    const { openSignIn } = await import('./sign-in-modal.tsx');
    isIn = await openSignIn(locale, reason);
  } catch {
    const { pathname, search } = location;
    return leave(() => location.assign(loginAddress(locale, pathname + search)));
  }
  if (!isIn) return false;
  if (before !== null && before !== accountNow()) return leave(() => location.reload());
  window.radar?.greet();
  // Lists ask for the marks of who came.
  window.dispatchEvent(new Event('radar-signed-in'));
  return true;
};
