import { AppError } from '@radar/domain/http';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod';
import type { OpenIdSettings } from '../env.ts';
import type { ProviderPerson } from './provider-person.ts';

const timeoutMs = 5_000;
/** Google and Apple sign with these; `none` and shared secrets are no signature of theirs. */
const algorithms = ['RS256', 'ES256'];

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), authorization_endpoint: z.url() });

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  // Apple writes it as text.
  email_verified: flag.default(false),
  given_name: z.string().max(255).default(''),
  family_name: z.string().max(255).default(''),
});

type Keys = ReturnType<typeof createRemoteJWKSet>;
/** What an issuer says of itself (OpenID Connect Discovery 1.0, 3). */
type Issuer = { keys: Keys; authorizationAddress: string };
const issuers = new Map<string, Promise<Issuer>>();

const discover = async (issuer: string): Promise<Issuer> => {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const found = Discovery.parse(await response.json());
  if (found.issuer !== issuer) throw new Error('The provider calls itself by another name.');
  return {
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs }),
    authorizationAddress: found.authorization_endpoint,
  };
};

/** An issuer, asked for once; a failure is asked again. */
const issuerAt = async (address: string): Promise<Issuer> => {
  const issuer = issuers.get(address) ?? discover(address);
  issuers.set(address, issuer);
  try {
    return await issuer;
  } catch {
    issuers.delete(address);
    throw new AppError('UPSTREAM_FAILED', {}, `${address} does not say what it is.`);
  }
};

/** The page on which an issuer signs people in. @throws AppError UPSTREAM_FAILED when it cannot be asked */
export const authorizationAddress = async (issuer: string): Promise<string> =>
  (await issuerAt(issuer)).authorizationAddress;

const verified = async (token: string, { issuer, clientId }: OpenIdSettings, keys: Keys): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw new AppError('UPSTREAM_FAILED');
    throw new AppError('UNAUTHENTICATED');
  }
};

/**
 * Who an id token names: signed by the issuer's keys, for us, in time, and with the nonce of this very browser.
 * @throws AppError UNAUTHENTICATED for any token that is not, UPSTREAM_FAILED when the issuer cannot be asked for its keys
 */
export const readIdToken = async (
  token: string,
  settings: OpenIdSettings,
  isOwnNonce: (claimed: unknown) => boolean,
): Promise<ProviderPerson> => {
  const payload = await verified(token, settings, (await issuerAt(settings.issuer)).keys);
  const claims = Claims.safeParse(payload);
  if (!claims.success || !isOwnNonce(payload['nonce'])) throw new AppError('UNAUTHENTICATED');
  const { sub, email, email_verified: isEmailVerified, given_name: firstName, family_name: lastName } = claims.data;
  return { subject: sub, email: email ?? null, isEmailVerified, firstName, lastName };
};
