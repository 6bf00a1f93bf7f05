'use client';

import { type Draft, useDraft } from '@radar/ui/form';
import type { AuthDraft } from './auth-props.ts';

const noDraft: AuthDraft = { email: '', username: '', firstName: '', lastName: '', address: '' };

const parse = (): AuthDraft => noDraft;

/** What people type before they have an account, as long as the page lives; a page may fill in what it knows. */
export const useAuthDraft = (): Draft<AuthDraft> => useDraft<AuthDraft>({ key: 'auth', parse });
