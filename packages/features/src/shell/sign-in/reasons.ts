/** What signing in is needed for, where the form opens over a page. */
export type SignInReason = 'sessionEnded' | 'saveSearch' | 'followEmployer';
