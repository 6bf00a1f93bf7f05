import { isSignedIn } from '../device/is-signed-in.ts';

/** Keeps the theme that a signed-in person chooses in their account too: a new device begins with it. */
export const keepThemeInAccount = (): void => {
  document.addEventListener('change', ({ target }) => {
    const theme = target instanceof HTMLInputElement ? target.dataset['setTheme'] : undefined;
    if (theme === undefined || !isSignedIn()) return;
    import('../account-theme.ts')
      .then(({ saveTheme }) => saveTheme(theme))
      // Offline, or signed out elsewhere: this device keeps it all the same.
      .catch(() => {});
  });
};
