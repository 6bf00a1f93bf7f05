import { createCaller } from '@radar/api-client/caller';
import { switchBackKey } from '@radar/config/cookies';
import { loginWithToken } from '@radar/domain/accounts';
import * as z from 'zod/mini';
import { accountNow } from './account-mark.ts';

/** The way back to who was signed in here before somebody else came by a mailed link. */
const Kept = z.object({
  /** Good once, and only together with the session that came in the place of theirs. */
  token: z.string(),
  /** Of who was signed in before. */
  name: z.string(),
  /** Mark of the account that is signed in instead. */
  insteadOf: z.string(),
});

/** Keeps the way back to `name`. Called once the other account is signed in. */
export const keepSwitchBack = (token: string, name: string): void => {
  try {
    localStorage.setItem(switchBackKey, JSON.stringify({ token, name, insteadOf: accountNow() ?? '' }));
  } catch {
    // A full or forbidden storage: they sign in again.
  }
};

const forget = (): void => localStorage.removeItem(switchBackKey);

const readKept = (): z.output<typeof Kept> | null => {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(switchBackKey) ?? 'null'));
    return kept.success && kept.data.insteadOf === accountNow() ? kept.data : null;
  } catch {
    return null;
  }
};

/** Shows the way back in the account menu, as long as the other account is the one that is signed in. */
export const offerSwitchBack = (): void => {
  const kept = readKept();
  const button = document.querySelector<HTMLButtonElement>('[data-switch-back]');
  if (kept === null) return forget();
  if (button === null) return;
  button.textContent = (button.dataset['switchBack'] ?? '').replace('%s', kept.name);
  button.hidden = false;
  const goBack = async (): Promise<void> => {
    button.disabled = true;
    forget();
    const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': document.documentElement.lang } });
    // Where it is good no more, the page shows who is signed in.
    await call(loginWithToken, { body: { token: kept.token } }).catch(() => {});
    location.reload();
  };
  button.addEventListener('click', () => void goBack());
};
