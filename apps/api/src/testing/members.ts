import type { SiteId } from '@radar/config/sites';
import * as endpoints from '@radar/domain/accounts';
import type { SentMail, TestApi } from './an-api-on.ts';
import type { Visitor } from './visitor.ts';

let serial = 0;

/** An address that nobody has had yet. */
export const anEmail = (): string => {
  serial += 1;
  return `ana.${serial}.${process.pid}@mail.example`;
};

/** What the form of a registration sends. */
export const aRegistration = (changes: Partial<endpoints.Registration> = {}): endpoints.Registration => ({
  firstName: 'Ana',
  lastName: 'Anić',
  email: anEmail(),
  password: 'zelena trava doma mog',
  acceptTos: true,
  ...changes,
});

/** The last mail to an address; queued ones are sent first. */
export const lastMailTo = async (api: TestApi, email: string): Promise<SentMail> => {
  const mail = (await api.mails()).findLast(({ to }) => to.address === email);
  if (mail === undefined) throw new Error(`No mail went to ${email}.`);
  return mail;
};

/** The secret of the link in a mail, by its key in the address. */
export const linkTokenIn = (mail: SentMail, key: 'code' | 'hash' | 'token'): string => {
  const token = new RegExp(`[?&]${key}=([\\w-]{43})`).exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`The mail has no link with ${key}.`);
  return token;
};

export type Member = { id: number; site: SiteId; email: string; username: string | undefined; password: string };

/** Somebody with a confirmed account. */
export const aMember = async (
  api: TestApi,
  { site = 'hr', ...changes }: Partial<endpoints.Registration> & { site?: SiteId } = {},
): Promise<Member> => {
  const visitor = api.visitor({ site });
  const body = aRegistration(changes);
  await visitor.call(endpoints.register, { body });
  const { text } = await lastMailTo(api, body.email);
  const verificationCode = /^ {4}(\d{5})$/m.exec(text)?.[1] ?? '';
  const { id } = await visitor.call(endpoints.verifyRegistration, { body: { email: body.email, verificationCode } });
  return { id, site, email: body.email, username: body.username, password: body.password };
};

/** A browser in which a member has signed in. */
export const signedIn = async (
  api: TestApi,
  { site, email, username, password }: Member,
  { isRemembered = false, device }: { isRemembered?: boolean; device?: string } = {},
): Promise<Visitor> => {
  const visitor = api.visitor({ site });
  const response = await visitor.request({
    method: 'POST',
    url: '/auth/login',
    payload: { ...(username === undefined ? { email } : { username }), password, isRemembered },
    headers: { 'user-agent': device ?? '' },
  });
  if (response.statusCode !== 200) throw new Error(`The login was answered with ${response.statusCode}.`);
  return visitor;
};
