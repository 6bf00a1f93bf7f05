import type { Locale } from '@radar/i18n/locales';
import { showModal } from '../after-load/messages.ts';
import { AuthForm } from './auth-form.tsx';
import { type SignInReason, viewFor } from './reasons.ts';
import { loadSignInContent } from './sign-in-content.ts';

/**
 * Shows the sign-in form over the page.
 * @returns whether somebody is signed in now
 * @throws Error when the form cannot be had
 */
export const openSignIn = async (locale: Locale, reason: SignInReason): Promise<boolean> => {
  const { title, form } = await loadSignInContent(locale);
  return showModal({
    title,
    children: (close) => (
      <AuthForm {...form} view={viewFor(reason)} inPlace={{ reason, onSignedIn: () => close(true) }} />
    ),
  });
};
