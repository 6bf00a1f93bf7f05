import { expect, type Page } from '@playwright/test';
import { type SiteId, siteOf } from '@radar/config/sites';
import type { Translator } from '@radar/i18n/intl';
import { house } from '../house/house.ts';
import { codeFor } from './mailbox.ts';

export type Member = { name: string; password: string };

/** Somebody else's network: one network may open a few accounts only. */
const someNetwork = (): string => `198.51.${[0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const send = async (site: SiteId, path: string, body: object): Promise<void> => {
  const response = await fetch(`${house().api}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'app-domain': site,
      'accept-language': siteOf(site).firstLocale,
      'x-forwarded-for': someNetwork(),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
};

/** A person with an account of the site, their address confirmed, signed in nowhere that is known here. */
export const aMember = async (site: SiteId): Promise<Member> => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `ana.${mark}@example.com`;
  const username = `ana.${mark}`;
  const password = `lozinka ${mark} je duga`;
  const isByName = siteOf(site).loginName === 'username';
  await send(site, '/auth/register', {
    firstName: 'Ana',
    lastName: 'Šarić',
    email,
    ...(isByName && { username }),
    password,
    acceptTos: true,
  });
  await send(site, '/auth/verify', { email, verificationCode: await codeFor(email) });
  return { name: isByName ? username : email, password };
};

/** Fills the login page that is open, and waits until it is left. */
export const signIn = async (
  page: Page,
  { t }: Translator,
  site: SiteId,
  { name, password }: Member,
): Promise<void> => {
  const field = siteOf(site).loginName;
  // The form of the other tab has the same fields.
  const form = page.getByRole('tabpanel', { name: t('accounts.tab.login') });
  await form.getByLabel(t(`accounts.field.${field}`), { exact: true }).fill(name);
  await form.getByLabel(t('accounts.field.password'), { exact: true }).fill(password);
  const login = page.url();
  await form.getByRole('button', { name: t('accounts.login'), exact: true }).click();
  await expect(page).not.toHaveURL(login);
};
