import { expect, it } from 'vitest';
import { providerAddress, statePattern } from './provider-address.ts';

const visit = {
  address: 'https://provider.example/authorize?v=2',
  clientId: 'radar',
  nonce: 'a-nonce',
  state: `mk.${'s'.repeat(32)}`,
  locale: 'mk',
  origin: 'https://radar.example',
} as const;

it.each([
  [
    'google',
    {
      response_type: 'id_token',
      scope: 'openid email profile',
      nonce: 'a-nonce',
      redirect_uri: 'https://radar.example/mk/auth',
    },
  ],
  [
    'apple',
    {
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'openid name email',
      nonce: 'a-nonce',
      redirect_uri: 'https://radar.example/api/sign-in/apple',
    },
  ],
  [
    'facebook',
    { response_type: 'token', scope: 'email,public_profile', redirect_uri: 'https://radar.example/mk/auth' },
  ],
] as const)('%s is asked for what the API takes', (provider, expected) => {
  const url = new URL(providerAddress({ ...visit, provider }));
  expect(`${url.origin}${url.pathname}`).toBe('https://provider.example/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    v: '2',
    client_id: 'radar',
    state: visit.state,
    ...expected,
  });
});

it.each([
  [visit.state, true],
  [`xx.${'s'.repeat(32)}`, false],
  ['mk.short', false],
  [`mk.${'s'.repeat(32)}\r\nset-cookie: a=b`, false],
  [`mk.${'s'.repeat(200)}`, false],
])('%j is a state: %s', (state, isOne) => {
  expect(statePattern.test(state)).toBe(isOne);
});
