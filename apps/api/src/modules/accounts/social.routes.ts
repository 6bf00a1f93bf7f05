import { type SocialProvider, socialProviders } from '@radar/config/sites';
import * as endpoints from '@radar/domain/accounts';
import type { Routes } from '../../http/api.ts';
import type { RequestSite } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { readFacebookToken } from '../../providers/facebook.ts';
import { authorizationAddress, readIdToken } from '../../providers/open-id.ts';
import { countLoginTry } from './account-limits.ts';
import { loginWithProvider, requireProvider } from './social.ts';
import { toMe } from './users.queries.ts';

export const socialRoutes: Routes = (api) => {
  const { env } = api.services;
  const { google, apple, facebook } = env.providers;
  const clientIds = { google: google?.clientId, apple: apple?.clientId, facebook: facebook?.appId };

  serve(api, endpoints.getSignInProviders, ({ site }) =>
    Promise.resolve(
      socialProviders.flatMap((provider) => {
        const clientId = clientIds[provider];
        return clientId === undefined || !site.mayHave.socialProviders.includes(provider)
          ? []
          : [{ provider, clientId }];
      }),
    ),
  );

  const addressOf = (site: RequestSite, provider: SocialProvider): Promise<string> | string =>
    provider === 'facebook'
      ? requireProvider(env, site, provider).dialog
      : authorizationAddress(requireProvider(env, site, provider).issuer);

  serve(api, endpoints.startSocialSignIn, async ({ site, body, nonce }) => {
    const address = await addressOf(site, body.provider);
    return { nonce: nonce.start(), address };
  });

  serve(api, endpoints.loginWithGoogle, async ({ db, site, body, user: current, session, nonce, locale, network }) => {
    const settings = requireProvider(env, site, 'google');
    await countLoginTry(db, env, network);
    const person = await readIdToken(body.accessToken, settings, nonce.isOwn);
    const given = { site, provider: 'google', person, locale, current, device: session.device } as const;
    const signedIn = await loginWithProvider(db, given);
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.loginWithApple, async ({ db, site, body, user: current, session, nonce, locale, network }) => {
    const settings = requireProvider(env, site, 'apple');
    await countLoginTry(db, env, network);
    const claimed = await readIdToken(body.accessToken, settings, nonce.isOwn);
    const person = { ...claimed, firstName: body.firstName ?? '', lastName: body.lastName ?? '' };
    const given = { site, provider: 'apple', person, locale, current, device: session.device } as const;
    const signedIn = await loginWithProvider(db, given);
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.loginWithFacebook, async ({ db, site, body, user: current, session, locale, network }) => {
    const settings = requireProvider(env, site, 'facebook');
    await countLoginTry(db, env, network);
    const person = await readFacebookToken(body.accessToken, settings);
    const given = { site, provider: 'facebook', person, locale, current, device: session.device } as const;
    const signedIn = await loginWithProvider(db, given);
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });
};
