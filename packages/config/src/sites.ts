import type { Locale } from '@radar/i18n/locales';

export const socialProviders = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What people type to log in. */
export type LoginName = 'email' | 'username';

/** What the API must know of a site, and what the site may do. What it shows is in its app's `brand.config.ts`. */
export type Site = {
  /** The brand's full name, as a mail signs it. */
  name: string;
  /** ISO 3166-1 alpha-2 of the country whose jobs it shows. */
  market: string;
  /** ISO 4217. */
  currency: string;
  /** IANA zone in which its dates are shown. */
  timeZone: string;
  firstLocale: Locale;
  loginName: LoginName;
  mayHave: { messages: boolean; socialProviders: readonly SocialProvider[] };
  /** Port of the site on a developer's machine. */
  port: number;
  /** Sender of its mails. */
  mailFrom: string;
  /** How an employer gets the files of an application by mail: attached, as far as a mail can carry them, or as links. */
  applicationFiles: 'attached' | 'linked';
  /** Days without a word from the employer after a job's end until applicants are told that nothing came back. */
  noFeedbackAfterDays: number;
  /** Where reports of ads go. */
  operatorMail: string;
};

export const sites = {
  hr: {
    name: 'Radar Hrvatska',
    market: 'HR',
    currency: 'EUR',
    timeZone: 'Europe/Zagreb',
    firstLocale: 'hr',
    loginName: 'email',
    mayHave: { messages: true, socialProviders: ['google', 'facebook', 'apple'] },
    port: 3000,
    mailFrom: 'posao@radar-hrvatska.example',
    applicationFiles: 'attached',
    noFeedbackAfterDays: 30,
    operatorMail: 'pomoc@radar.example',
  },
  ba: {
    name: 'Radar BiH',
    market: 'BA',
    currency: 'BAM',
    timeZone: 'Europe/Sarajevo',
    firstLocale: 'bs',
    loginName: 'email',
    mayHave: { messages: false, socialProviders: ['google', 'facebook'] },
    port: 3001,
    mailFrom: 'posao@radar-bih.example',
    applicationFiles: 'attached',
    noFeedbackAfterDays: 30,
    operatorMail: 'pomoc@radar.example',
  },
  mk: {
    name: 'Радар Македонија',
    market: 'MK',
    currency: 'MKD',
    timeZone: 'Europe/Skopje',
    firstLocale: 'mk',
    loginName: 'email',
    mayHave: { messages: true, socialProviders: ['google'] },
    port: 3002,
    mailFrom: 'rabota@radar-makedonija.example',
    applicationFiles: 'attached',
    noFeedbackAfterDays: 30,
    operatorMail: 'pomoc@radar.example',
  },
  kampus: {
    name: 'Radar Kampus',
    market: 'HR',
    currency: 'EUR',
    timeZone: 'Europe/Zagreb',
    firstLocale: 'hr',
    loginName: 'username',
    mayHave: { messages: true, socialProviders: [] },
    port: 3003,
    mailFrom: 'posao@radar-kampus.example',
    applicationFiles: 'attached',
    noFeedbackAfterDays: 30,
    operatorMail: 'pomoc@radar.example',
  },
} as const satisfies Record<string, Site>;

export type SiteId = keyof typeof sites;

export const siteIds = Object.keys(sites) as SiteId[];

export const isSiteId = (value: unknown): value is SiteId => typeof value === 'string' && Object.hasOwn(sites, value);

export const siteOf = (id: SiteId): Site => sites[id];

/**
 * The public origin of a site: `RADAR_ORIGIN_<ID>` of the environment, else the developer's address. Links, canonicals
 * and mails use it; a request's Host never does.
 */
export const originOf = (id: SiteId, environment: Record<string, string | undefined>): string => {
  const configured = environment[`RADAR_ORIGIN_${id.toUpperCase()}`];
  return configured === undefined || configured === ''
    ? `http://localhost:${sites[id].port}`
    : new URL(configured).origin;
};
