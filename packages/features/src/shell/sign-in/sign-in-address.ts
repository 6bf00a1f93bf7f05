/** Where the site itself hands out the sign-in form, and takes it from a browser without scripts. */
export const signInAddress = '/api/sign-in';

/** The sign-in form in a language, as the modal draws it. */
export const signInFormAddress = (locale: string): string => `${signInAddress}?locale=${locale}`;

/** Key in the address of the login page that a sign-in without scripts has led back to. */
export const triedKey = 'tried';
