import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccountOf } from '@radar/config/demo-account';
import { type SiteId, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { origin } from '../house/house.ts';
import { codeFor, mailsThat } from './mailbox.ts';
import { wordsIn } from './words.ts';

export type Account = { email: string; username: string | null; password: string };

/** Somebody who has no account yet. */
export const aNewcomer = (site: SiteId): Account => {
  const mark = crypto.randomUUID().slice(0, 8);
  const username = siteOf(site).loginName === 'username' ? `iva.${mark}` : null;
  return { email: `iva.${mark}@example.com`, username, password: `kisa-pada-${mark}` };
};

/** What a person does with an account, in the first language of a site. */
export const accountOn = async (page: Page, site: SiteId) => {
  const { firstLocale: locale } = siteOf(site);
  const { t } = await wordsIn(locale);
  const main = page.getByRole('main').or(page.locator('body > div')).first();
  const pathOf = {
    login: href(locale, 'login'),
    settings: href(locale, 'my-profile-settings'),
    home: href(locale, 'index'),
  };
  const at = (path: string): string => `${origin(site)}${path}`;
  const fill = (label: Parameters<typeof t>[0], value: string) =>
    page.getByLabel(t(label), { exact: true }).filter({ visible: true }).fill(value);
  const press = (label: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(label), exact: true }).click();
  const isSignedIn = (): Promise<boolean> =>
    page.request.get(at('/api/proxy/me')).then((answer) => answer.status() === 200);

  /** Fills the login form that is open, on its page or in a dialog over another one. */
  const fillLogin = async ({ email, username, password }: Account, place: Page | Locator = page) => {
    const field = (label: Parameters<typeof t>[0]) =>
      place.getByLabel(t(label), { exact: true }).filter({ visible: true });
    await field(username === null ? 'accounts.field.email' : 'accounts.field.username').fill(username ?? email);
    await field('accounts.field.password').fill(password);
    await place.getByRole('button', { name: t('accounts.login'), exact: true }).click();
  };
  return {
    t,
    at,
    pathOf,
    main,
    fill,
    press,
    isSignedIn,
    fillLogin,
    register: async ({ email, username, password }: Account) => {
      await page.goto(at(`${pathOf.login}?view=register`));
      await fill('accounts.field.firstName', 'Iva');
      await fill('accounts.field.lastName', 'Šarić');
      await fill('accounts.field.email', email);
      if (username !== null) await fill('accounts.field.username', username);
      await fill('accounts.field.password', password);
      await page.getByLabel(t('accounts.field.acceptTos')).check();
      await press('accounts.register');
      await page.getByLabel(t('accounts.field.code'), { exact: true }).fill(await codeFor(email));
      await press('accounts.verify');
      await expect(page).toHaveURL(at(pathOf.home));
    },
    signIn: async (account: Account) => {
      await page.goto(at(pathOf.login));
      await fillLogin(account);
      await expect(page).toHaveURL(at(pathOf.home));
    },
    signOut: async () => {
      await page.goto(at(href(locale, 'logout')));
      await press('accounts.logout');
      await expect(page.getByText(t('accounts.loggedOut'))).toBeVisible();
    },
    /** The link of the newest mail to an address that leads to a path. */
    mailedLink: async (address: string, path: string): Promise<string> => {
      const link = new RegExp(`https?://\\S*${path}\\S*`);
      const [newest] = await mailsThat(({ to, text }) => to === address && link.test(text));
      return link.exec(newest?.text ?? '')?.[0] ?? '';
    },
  };
};

export const demoOf = (site: SiteId): Account => demoAccountOf(site);
