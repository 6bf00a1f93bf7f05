import type { Caller } from '@radar/api-client/caller';
import type { EducationLevelItem, Me, SignInProvider } from '@radar/domain/accounts';
import type { ErrorCode } from '@radar/domain/http';
import type { CompiledMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import type { Draft } from '@radar/ui/form';
import type { SignInReason } from './reasons.ts';
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

/** Everything that the form is drawn from. */
export type AuthFormProps = {
  locale: Locale;
  timeZone: string;
  /** Of `accounts`, `form` and `errors`. */
  messages: CompiledMessages;
  loginName: AuthViewProps['loginName'];
  providers: AuthViewProps['providers'];
  educationLevels: AuthViewProps['educationLevels'];
  addresses: AuthViewProps['addresses'];
  earlierTry: AuthViewProps['earlierTry'];
  view: AuthView;
  /** Secret of a reset link. */
  hash: string;
  /**
   * Where it opens over a page: why, and what follows. That page keeps its address.
   * @default the form is a page of its own, which keeps the view in its address and goes on by itself
   */
  inPlace?: { reason: SignInReason; onSignedIn: () => void };
};
