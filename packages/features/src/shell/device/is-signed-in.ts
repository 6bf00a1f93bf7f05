/** Whether somebody seems to be signed in, as the hint cookie says; the API alone decides. In the browser only. */
export const isSignedIn = (): boolean => 'signedIn' in document.documentElement.dataset;
