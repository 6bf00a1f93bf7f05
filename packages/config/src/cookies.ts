import { localeCookie } from '@radar/i18n/locales';

/** What people may refuse, and what the site cannot work without. */
export const consentCategories = ['necessary', 'analytics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

const dayS = 86_400;

/** Draft applications of a visitor without an account; only the server reads it. */
export const guestCookie = { name: 'guest', maxAgeS: 90 * dayS } as const;

/** `light`, `dark` or `system`: in a cookie and in local storage. */
export const themeCookie = { name: 'theme', maxAgeS: 365 * dayS } as const;

/** The allowed categories joined by dots, `necessary.analytics`: in a cookie and in local storage. */
export const consentCookie = { name: 'cookies-policy-accepted', maxAgeS: 365 * dayS } as const;

/** The session: signed, read by the server only. */
const tokenCookie = { name: 'token', maxAgeS: 365 * dayS } as const;

/**
 * `<mark>.<percent-encoded initials>` of who is signed in, readable, no secret: the header is right before the first paint,
 * and a tab can tell that somebody else has signed in meanwhile.
 */
export const signedInCookie = { name: 'signed-in', maxAgeS: 365 * dayS } as const;

/** Mark and percent-encoded initials in the value of `signedInCookie`. */
export const signedInPattern = /^([\w-]{8})\.(.*)$/;

/** What a sign-in provider must repeat: ten minutes, only the server reads it. */
export const nonceCookie = { name: 'nonce', maxAgeS: 600 } as const;

/** Why a sign-in without scripts failed, and the name that was typed: one minute, only the server reads it. */
export const signInTryCookie = { name: 'sign-in-try', maxAgeS: 60 } as const;

/** Session storage: when which path reloaded itself last. */
export const reloadKey = 'radar:reload';

/** Session storage: where somebody who is at a sign-in provider goes on to, and what its answer must repeat. */
export const providerVisitKey = 'radar:provider';

/** Local storage: the way back to the account that a sign-in by link has replaced. */
export const switchBackKey = 'radar:switch-back';

/** One row of the table that the cookies page shows. */
export type StoredItem = {
  /** Name of the cookie or of the key. */
  name: string;
  place: 'cookie' | 'localStorage' | 'sessionStorage';
  category: ConsentCategory;
  /** Whole days; null lasts until it is cleared, or, in session storage, until the tab is closed. */
  lifetimeDays: number | null;
  /** Message of `cookies.json` that says what it is for. */
  purpose:
    | 'guest'
    | 'locale'
    | 'theme'
    | 'consent'
    | 'token'
    | 'signedIn'
    | 'signInTry'
    | 'provider'
    | 'switchBack'
    | 'nonce'
    | 'draft'
    | 'device'
    | 'reload';
  /** Set on sites with accounts only. */
  needsAccount: boolean;
};

const cookie = (
  { name, maxAgeS }: { name: string; maxAgeS: number },
  purpose: StoredItem['purpose'],
  needsAccount = false,
): StoredItem => ({
  name,
  place: 'cookie',
  category: 'necessary',
  lifetimeDays: maxAgeS / dayS,
  purpose,
  needsAccount,
});

const kept = (name: string, purpose: StoredItem['purpose']): StoredItem => ({
  ...cookie({ name, maxAgeS: 0 }, purpose),
  place: 'localStorage',
  lifetimeDays: null,
});

/** Everything that the product itself keeps in a browser: all of it is necessary. */
export const storedItems: readonly StoredItem[] = [
  cookie(guestCookie, 'guest'),
  cookie(localeCookie, 'locale'),
  cookie(themeCookie, 'theme'),
  cookie(consentCookie, 'consent'),
  cookie(tokenCookie, 'token', true),
  cookie(signedInCookie, 'signedIn', true),
  // Ten minutes and one; the table counts whole days.
  { ...cookie(nonceCookie, 'nonce', true), lifetimeDays: 1 },
  { ...cookie(signInTryCookie, 'signInTry', true), lifetimeDays: 1 },
  kept(themeCookie.name, 'theme'),
  kept(consentCookie.name, 'consent'),
  kept('radar:apply:…', 'draft'),
  kept('saved', 'device'),
  kept('seen', 'device'),
  kept('compare', 'device'),
  kept('applications', 'device'),
  kept('recent-searches', 'device'),
  { ...kept(switchBackKey, 'switchBack'), needsAccount: true },
  { ...kept(reloadKey, 'reload'), place: 'sessionStorage' },
  { ...kept(providerVisitKey, 'provider'), place: 'sessionStorage', needsAccount: true },
];
