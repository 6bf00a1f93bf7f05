import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export type OpenIdProvider = { issuer: string; clientId: string; end: () => Promise<void> };

const clientId = 'radar-e2e';

/**
 * A real OpenID Connect provider with pages of its own for signing in and for consent: whoever signs in there as
 * `ana@example.com` is Ana Anić with that address.
 * @param returnAddresses where it may lead back to
 */
export const startOpenIdProvider = async (returnAddresses: string[]): Promise<OpenIdProvider> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'e2e', alg: 'RS256', use: 'sig' } as const;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        // The kind that may be led back to a plain address of this machine.
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: returnAddresses,
        grant_types: ['implicit', 'authorization_code'],
        response_types: ['id_token', 'code id_token'],
      },
    ],
    jwks: { keys: [key] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google and Apple do: the id token says who it is by itself.
    conformIdTokenClaims: false,
    responseTypes: ['id_token', 'code id_token'],
    cookies: { keys: ['cookies of the journeys'] },
    pkce: { required: () => false },
    findAccount: (_, login) => ({
      accountId: login,
      claims: () => ({ sub: login, email: login, email_verified: true, given_name: 'Ana', family_name: 'Anić' }),
    }),
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    clientId,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
