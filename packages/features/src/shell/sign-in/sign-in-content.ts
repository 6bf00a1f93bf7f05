import type { Locale } from '@radar/i18n/locales';
import type { AuthFormProps } from './auth-props.ts';
import { signInFormAddress } from './sign-in-address.ts';

/** What the site answers for the form: the same for everybody. */
export type SignInContent = { title: string; form: AuthFormProps };

/** Asks the site for the form and its words. @throws Error when they cannot be had */
export const loadSignInContent = async (locale: Locale): Promise<SignInContent> => {
  const response = await fetch(signInFormAddress(locale));
  if (!response.ok) throw new Error(`The sign-in form answers ${response.status}.`);
  return (await response.json()) as SignInContent;
};
