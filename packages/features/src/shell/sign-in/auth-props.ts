import type { Caller } from '@radar/api-client/caller';
import type { EducationLevelItem, Me } from '@radar/domain/accounts';
import type { Draft } from '@radar/ui/form';
import type { AuthView } from './views.ts';

/** What people type before they have an account: kept while they move between the views. Never a password. */
export type AuthDraft = { email: string; username: string; firstName: string; lastName: string; address: string };

/** What every view of the sign-in form gets. */
export type AuthViewProps = {
  call: Caller;
  draft: Draft<AuthDraft>;
  /** What people log in with on this site. */
  loginName: 'email' | 'username';
  educationLevels: readonly EducationLevelItem[];
  addresses: { terms: string; privacy: string };
  show: (view: AuthView) => void;
  onSignedIn: (me: Me) => void;
};
