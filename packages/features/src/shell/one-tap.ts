import { createCaller } from '@radar/api-client/caller';
import { getSignInProviders, loginWithGoogle, startSocialSignIn } from '@radar/domain/accounts';
import { settleIn } from './sign-in/settle-in.ts';

/** Google's script, and the part of it that the prompt needs (Google Identity Services, `google.accounts.id`). */
const oneTapScript = 'https://accounts.google.com/gsi/client';

type GoogleAccounts = {
  accounts: {
    id: {
      initialize: (options: {
        client_id: string;
        nonce: string;
        callback: (answer: { credential: string }) => void;
        use_fedcm_for_prompt: boolean;
        itp_support: boolean;
      }) => void;
      prompt: () => void;
    };
  };
};

const load = (): Promise<GoogleAccounts> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve((window as unknown as { google: GoogleAccounts }).google));
    script.addEventListener('error', () => reject(new Error('The one-tap script could not be loaded.')));
    Object.assign(script, { src: oneTapScript, async: true });
    document.head.append(script);
  });

/**
 * Offers a visitor to sign in with the Google account that their browser knows. Does nothing on a site without Google's
 * keys: nothing of Google is asked for then.
 * @throws Error when the script or the API cannot be had
 */
export const offerOneTap = async (): Promise<void> => {
  const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': document.documentElement.lang } });
  const google = (await call(getSignInProviders, {})).find(({ provider }) => provider === 'google');
  if (google === undefined) return;
  const { nonce } = await call(startSocialSignIn, { body: { provider: 'google' } });
  const { accounts } = await load();
  const signIn = async (accessToken: string): Promise<void> => {
    await settleIn(await call(loginWithGoogle, { body: { accessToken } }));
    location.reload();
  };
  accounts.id.initialize({
    client_id: google.clientId,
    nonce,
    // Who cannot be signed in by it stays a visitor: the login page says why.
    callback: ({ credential }) => void signIn(credential).catch(() => {}),
    use_fedcm_for_prompt: true,
    itp_support: true,
  });
  accounts.id.prompt();
};
