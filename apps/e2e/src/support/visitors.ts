import { consentCookie } from '@radar/config/cookies';

const yearS = 365 * 86_400;

/** Somebody who has refused all that can be refused, on every site of this machine. */
export const decided = {
  cookies: [
    {
      name: consentCookie.name,
      value: 'necessary',
      domain: 'localhost',
      path: '/',
      expires: Math.floor(Date.now() / 1000) + yearS,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

/** Somebody who has never been here. */
export const newcomer = { cookies: [], origins: [] };
