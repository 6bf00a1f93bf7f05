import { type SiteId, siteOf } from './sites.ts';

export type DemoAccount = { email: string; username: string | null; password: string };

/** The account that the demo brings for a site: everybody may know its password. */
export const demoAccountOf = (siteId: SiteId): DemoAccount => ({
  email: `demo.${siteId}@radar.example`,
  username: siteOf(siteId).loginName === 'username' ? 'demo' : null,
  password: 'Suncana-obala-7',
});

/** Whether a site is on this machine only: nowhere else may an account with a known password stand. */
export const isOnThisMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
