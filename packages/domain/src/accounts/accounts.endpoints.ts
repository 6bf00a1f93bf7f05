import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { codePattern } from '../applications/verification.rules.ts';
import { EmailAddress, IdText, line } from '../text/values.schema.ts';
import { CodeSent, EducationLevelItem, Login, Me, MeChanges, Registration, UserSession } from './accounts.schema.ts';
import { GivenPassword, NewPassword } from './password.rules.ts';

/** One-use secrets of mailed links: 32 bytes as base64url. Anything else answers like a used one. */
const LinkToken = z.string().check(z.maxLength(200));

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'guest',
  summary: 'Signs in by e-mail, or by username on the sites that use them, and password. Sets the session cookie.',
  body: Login,
  answer: Me,
  errors: ['NOT_FOUND', 'INVALID_CREDENTIALS', 'EMAIL_UNVERIFIED'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'guest',
  summary: 'Ends the session and clears its cookies. Without a session it does nothing.',
  answer: z.object({}),
  errors: [],
});

export const requestLoginLink = endpoint({
  method: 'POST',
  path: '/auth/link',
  access: 'guest',
  summary: 'Mails a one-use link that signs in. Answers the same whether or not the address has an account.',
  body: z.strictObject({ email: EmailAddress }),
  answer: z.object({}),
  errors: [],
});

export const loginWithCode = endpoint({
  method: 'POST',
  path: '/auth',
  access: 'guest',
  summary: 'Signs in with the code of a mailed link (128 bits or more, ten minutes, one use).',
  body: z.strictObject({ code: LinkToken }),
  answer: z.object({
    me: Me,
    /** Good once for `/auth/login-with-token`: who was signed in here as somebody else may switch back. */
    switchToken: z.nullable(z.string()),
  }),
  errors: ['UNAUTHENTICATED'],
});

export const loginWithToken = endpoint({
  method: 'POST',
  path: '/auth/login-with-token',
  access: 'guest',
  summary:
    'Switches back to the identity that was signed in before a code login. Only with the session that replaced it.',
  body: z.strictObject({ token: LinkToken }),
  answer: Me,
  errors: ['UNAUTHENTICATED'],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'guest',
  summary: 'Makes an account and mails the five-digit code that confirms its address.',
  body: Registration,
  answer: CodeSent,
  errors: ['USER_EXISTS'],
});

export const verifyRegistration = endpoint({
  method: 'POST',
  path: '/auth/verify',
  access: 'guest',
  summary: 'Confirms the address of a new account with the mailed code, and signs in.',
  body: z.strictObject({ email: EmailAddress, verificationCode: z.string().check(z.regex(codePattern, 'code')) }),
  answer: Me,
  errors: ['CODE_INVALID', 'CODE_EXPIRED'],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/me/resend-verification',
  access: 'guest',
  summary: 'Mails a new code to a not yet confirmed address. Answers the same whether or not there is one.',
  body: z.strictObject({ email: EmailAddress }),
  answer: CodeSent,
  errors: ['CODE_TOO_EARLY'],
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password',
  access: 'guest',
  summary: 'Mails a link to set a new password. Answers the same whether or not the address has an account.',
  body: z.strictObject({ email: EmailAddress }),
  answer: z.object({}),
  errors: [],
});

const hashParams = z.object({ hash: LinkToken });

export const checkPasswordReset = endpoint({
  method: 'GET',
  path: '/auth/password/{hash}',
  access: 'guest',
  summary: 'Whether the link of a reset mail is still good. Asking does not use it up.',
  params: hashParams,
  answer: z.object({}),
  errors: ['NOT_FOUND'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/password/{hash}',
  access: 'guest',
  summary: 'Sets a new password by the link of a reset mail, ends all sessions of the person and signs in.',
  params: hashParams,
  body: z.strictObject({ password: NewPassword }),
  answer: Me,
  errors: ['NOT_FOUND'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'guest',
  summary: 'Confirms a new address by the link that was mailed to it. All sessions end: sign in with the new address.',
  body: z.strictObject({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
  errors: ['NOT_FOUND', 'USER_EXISTS'],
});

export const SignInProvider = z.enum(['google', 'facebook', 'apple']);
export type SignInProvider = z.output<typeof SignInProvider>;

export const getSignInProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
  summary: 'Providers that the site offers and that are configured here, with the id that their button needs.',
  answer: z.array(z.object({ provider: SignInProvider, clientId: z.string() })),
  errors: [],
  sharedMaxAgeS: 300,
});

export const startSocialSignIn = endpoint({
  method: 'POST',
  path: '/auth/nonce',
  access: 'guest',
  summary:
    'Where a provider signs people in, and a nonce to hand to it: its token signs in only the browser that asked. Sets a cookie for ten minutes.',
  body: z.strictObject({ provider: SignInProvider }),
  answer: z.object({
    nonce: z.string(),
    /** The provider's own page: its authorization endpoint (RFC 6749, 3.1). */
    address: z.url(),
  }),
  errors: ['NOT_FOUND', 'UPSTREAM_FAILED'],
});

/** A provider's token; nothing that the browser says beside it about the person is believed. */
const ProviderToken = z.string().check(z.minLength(1, 'required'), z.maxLength(4_000));

export const loginWithGoogle = endpoint({
  method: 'POST',
  path: '/auth/google/redirect',
  access: 'guest',
  summary: 'Signs in, or makes an account, with an id credential of Google.',
  body: z.strictObject({ accessToken: ProviderToken }),
  answer: Me,
  errors: ['UNAUTHENTICATED', 'USER_EXISTS', 'UPSTREAM_FAILED'],
});

export const loginWithApple = endpoint({
  method: 'POST',
  path: '/auth/apple/redirect',
  access: 'guest',
  summary: 'Signs in, or makes an account, with an id token of Apple.',
  body: z.strictObject({
    accessToken: ProviderToken,
    /** Apple says the name once, to the browser: it names a new account and nothing else. */
    firstName: z.optional(line(255)),
    lastName: z.optional(line(255)),
  }),
  answer: Me,
  errors: ['UNAUTHENTICATED', 'USER_EXISTS', 'UPSTREAM_FAILED'],
});

export const loginWithFacebook = endpoint({
  method: 'POST',
  path: '/auth/facebook/redirect',
  access: 'guest',
  summary: 'Signs in, or makes an account, with an access token of Facebook. Who it is, Facebook says, not `userId`.',
  body: z.strictObject({ accessToken: ProviderToken, userId: z.optional(z.string().check(z.maxLength(100))) }),
  answer: Me,
  errors: ['UNAUTHENTICATED', 'USER_EXISTS', 'UPSTREAM_FAILED'],
});

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: 'user',
  summary: 'The signed-in person.',
  answer: Me,
  errors: ['UNAUTHENTICATED'],
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/me',
  access: 'user',
  summary: 'Changes name, language, theme, address, education level, or which mails come.',
  body: MeChanges,
  answer: Me,
  errors: ['UNAUTHENTICATED'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/me/change-email',
  access: 'user',
  summary: 'Mails a link to a new address; the old one stays until it is opened, and is told.',
  body: z.strictObject({ email: EmailAddress, password: z.optional(GivenPassword) }),
  answer: Me,
  errors: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/me/password',
  access: 'user',
  summary: 'Changes the password, or sets the first one, and ends all other sessions.',
  body: z.strictObject({
    /** Not asked of those who have none yet. */
    currentPassword: z.optional(GivenPassword),
    password: NewPassword,
  }),
  answer: Me,
  errors: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS'],
});

export const getAnonymousToken = endpoint({
  method: 'GET',
  path: '/me/token',
  access: 'guest',
  summary: 'A signed token that names nobody, good for ten minutes and for no session.',
  answer: z.object({ token: z.string() }),
  errors: [],
});

export const addMyMeta = endpoint({
  method: 'POST',
  path: '/me/meta',
  access: 'user',
  summary: 'Keeps small settings of the interface with the account; keys that are not named stay.',
  body: z.strictObject({
    payload: z
      .record(
        z.string().check(z.regex(/^[a-zA-Z][\w-]{0,49}$/)),
        z.union([z.string().check(z.maxLength(500)), z.boolean(), z.number()]),
      )
      .check(z.refine((payload) => Object.keys(payload).length <= 20)),
  }),
  answer: z.object({}),
  errors: ['UNAUTHENTICATED'],
});

export const deactivateMe = endpoint({
  method: 'POST',
  path: '/me/deactivate',
  access: 'user',
  summary: 'Deletes the account with everything in it, for good.',
  body: z.strictObject({ password: z.optional(GivenPassword) }),
  answer: z.object({}),
  errors: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS'],
});

export const requestMyExport = endpoint({
  method: 'POST',
  path: '/me/export',
  access: 'user',
  summary: 'Prepares a download of everything that we keep of the person. Its link is good once, for ten minutes.',
  body: z.strictObject({ password: z.optional(GivenPassword) }),
  answer: z.object({ hash: z.string() }),
  errors: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS'],
});

export const getMyExport = endpoint({
  method: 'GET',
  path: '/me/export/{hash}',
  access: 'user',
  summary: 'A zip of `data.json` and the files that it names, for the person who prepared it, while signed in.',
  params: hashParams,
  produces: 'file',
  answer: z.unknown(),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const getMySessions = endpoint({
  method: 'GET',
  path: '/me/sessions',
  access: 'user',
  summary: 'Where the person is signed in, last used first.',
  answer: z.array(UserSession),
  errors: ['UNAUTHENTICATED'],
});

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/me/sessions/{id}',
  access: 'user',
  summary: 'Signs out on another device.',
  params: z.object({ id: IdText }),
  answer: z.object({}),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const getEducationLevels = endpoint({
  method: 'GET',
  path: '/apps/education-levels',
  access: 'public',
  summary: 'Education levels, lowest first, named in the language asked for.',
  answer: z.array(EducationLevelItem),
  errors: [],
  sharedMaxAgeS: 3_600,
});
