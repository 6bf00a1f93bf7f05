import { signedInCookie, signedInPattern } from '@radar/config/cookies';

/** Mark of whose account this document was loaded for, as the page script noted it; null for a visitor. In the browser only. */
export const accountOfPage = (): string | null => document.documentElement.dataset['signedIn'] ?? null;

/** Mark of who is signed in now, maybe through another tab; null for nobody. In the browser only. */
export const accountNow = (): string | null => {
  const name = `${signedInCookie.name}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(name));
  return signedInPattern.exec(pair?.slice(name.length) ?? '')?.[1] ?? null;
};
