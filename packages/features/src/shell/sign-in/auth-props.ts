import type { Caller } from '@radar/api-client/caller';
import type { EducationLevelItem, Me, SignInProvider } from '@radar/domain/accounts';
import type { ErrorCode } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import type { Draft } from '@radar/ui/form';
import type { AuthView } from './views.ts';

/** What people type before they have an account: kept while they move between the views. Never a password. */
export type AuthDraft = { email: string; username: string; firstName: string; lastName: string; address: string };

/** A login that the browser sent by itself and that failed: why, and the name that was typed. */
export type EarlierTry = { code: ErrorCode; name: string };

/** What every view of the sign-in form gets. */
export type AuthViewProps = {
  locale: Locale;
  call: Caller;
  draft: Draft<AuthDraft>;
  /** What people log in with on this site. */
  loginName: 'email' | 'username';
  /** Others who sign people in here, with our id there. */
  providers: readonly { provider: SignInProvider; clientId: string }[];
  educationLevels: readonly EducationLevelItem[];
  addresses: {
    terms: string;
    privacy: string;
    /** Where to go once signed in. */
    next: string;
    /** Where to go once a new password is set. */
    home: string;
  };
  earlierTry: EarlierTry | null;
  show: (view: AuthView) => void;
  onSignedIn: (me: Me) => void;
};
