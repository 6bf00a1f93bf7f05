/** What signing in is needed for, where the form opens over a page. */
export type SignInReason = 'sessionEnded' | 'saveSearch' | 'followEmployer' | 'afterApplying';

/** The view that it opens with: somebody who has just applied as a guest has no account yet. */
export const viewFor = (reason: SignInReason): 'login' | 'register' =>
  reason === 'afterApplying' ? 'register' : 'login';
