import { resolve } from 'node:path';
import { originOf, type SiteId, siteIds } from '@radar/config/sites';
import * as z from 'zod';
import { S3Address, type S3Bucket } from './files/s3-address.ts';
import type { OverloadLimits } from './http/overload.ts';
import type { SmsProvider } from './sms/http-sms.ts';

const megabyte = 1024 * 1024;

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((text) => text === '1' || text === 'true');

const optionalText = z
  .string()
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const wholeNumber = (defaultValue: number) => z.coerce.number().int().min(0).default(defaultValue);

/** `{"authorization":"…"}` as a variable holds it. */
const jsonHeaders = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'a JSON object of header names and values' });
      return z.NEVER;
    }
  })
  .transform((headers) => ({ 'content-type': 'application/json', ...headers }));

const nodes = /^mysql:\/\/[^\s,/]+(,mysql:\/\/[^\s,/]+)*$/;

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  RADAR_API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  SEARCH_URL: optionalText.pipe(z.string().regex(nodes, 'mysql://host:port, separated by commas').optional()),
  RADAR_SEARCH_LIMIT_MS: wholeNumber(1_000),
  FILES_URL: optionalText.pipe(S3Address.optional()),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  RADAR_SMS_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  RADAR_SMS_HEADERS: jsonHeaders,
  RADAR_SMS_BODY: z.string().default('{"to":"{number}","text":"{text}"}'),
  RADAR_DATA_DIR: z.string().min(1).default('.data'),
  RADAR_DEMO: flag,
  RADAR_MAILBOX: flag,
  RADAR_API_DOCS: flag,
  RADAR_REVALIDATE_SECRET: optionalText,
  RADAR_IMPORT_KEY: optionalText,
  RADAR_SESSION_SECRET: optionalText,
  RADAR_SOURCES: optionalText,
  RADAR_GOOGLE_CLIENT_ID: optionalText,
  RADAR_APPLE_CLIENT_ID: optionalText,
  RADAR_FACEBOOK_APP_ID: optionalText,
  RADAR_FACEBOOK_APP_SECRET: optionalText,
  /** Other addresses of the providers: for tests against local ones. */
  RADAR_GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  RADAR_APPLE_ISSUER: z.url().default('https://appleid.apple.com'),
  RADAR_FACEBOOK_DIALOG: z.url().default('https://www.facebook.com/v23.0/dialog/oauth'),
  RADAR_FACEBOOK_GRAPH: z.url().default('https://graph.facebook.com/v23.0'),
  /** Proxies whose X-Forwarded-For is believed, as CIDR ranges. */
  RADAR_TRUSTED_PROXIES: z.string().default('127.0.0.1/32,::1/128'),
  RADAR_DISK_RESERVE_MB: wholeNumber(512),
  /** Time between 'not ready' and closing the port, for a traffic manager to notice. */
  RADAR_DRAIN_WAIT_MS: wholeNumber(0),
  RADAR_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  RADAR_MAX_IN_FLIGHT: wholeNumber(200),
  RADAR_MAX_EVENT_LOOP_DELAY_MS: wholeNumber(500),
  RADAR_MAX_HEAP_MB: wholeNumber(500),
  RADAR_CODES_PER_DAY: wholeNumber(10),
  RADAR_CODES_PER_HOUR_AND_NETWORK: wholeNumber(60),
  RADAR_TEXT_MESSAGES_PER_DAY_AND_NETWORK: wholeNumber(20),
  RADAR_FILE_LINK_DAYS: z.coerce.number().int().min(1).max(90).default(14),
  RADAR_APPLICATIONS_PER_HOUR_AND_NETWORK: wholeNumber(120),
  RADAR_LOGINS_PER_MINUTE_AND_NETWORK: wholeNumber(10),
  RADAR_FAILED_LOGINS_PER_HOUR: wholeNumber(25),
  RADAR_REGISTRATIONS_PER_HALF_HOUR_AND_NETWORK: wholeNumber(5),
  RADAR_ACCOUNT_MAILS_PER_HOUR: wholeNumber(10),
  RADAR_EXPORTS_PER_DAY: wholeNumber(3),
});

/** An OpenID Connect provider: who issues its tokens, and whom they are for. */
export type OpenIdSettings = { issuer: string; clientId: string };

export type Env = {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** PostgreSQL; without it the database is in this process, under `dataDir`. */
  databaseUrl: string | undefined;
  /** Nodes of a search engine beside the database, in an order that never changes. Empty: the database searches. */
  searchUrls: string[];
  /** After which the database answers instead. */
  searchLimitMs: number;
  /** Where people's files are kept; null: in `dataDir`. */
  filesBucket: S3Bucket | null;
  smtpUrl: string | undefined;
  /** The provider of text messages; null: they stay in the local mailbox. */
  sms: SmsProvider | null;
  /** Absolute folder of the in-process database and the files. */
  dataDir: string;
  isDemo: boolean;
  /** Whether `/debug/mail` is open to this machine. */
  hasMailbox: boolean;
  hasDocs: boolean;
  revalidateSecret: string;
  /** Undefined: nobody may import. */
  importKey: string | undefined;
  /** File of the feeds that are fetched by the clock; undefined: none is. */
  sourcesFile: string | undefined;
  /** Key of the HMAC of codes and counter keys. */
  sessionSecret: string;
  /** Sign-in providers; one without its keys is off. */
  providers: {
    google: OpenIdSettings | null;
    apple: OpenIdSettings | null;
    facebook: { appId: string; appSecret: string; graph: string; dialog: string } | null;
  };
  trustedProxies: string[];
  diskReserveBytes: number;
  drainWaitMs: number;
  logLevel: z.output<typeof Variables>['RADAR_LOG_LEVEL'];
  /** Beyond these, requests are refused with 503. */
  overload: OverloadLimits;
  /** How long an employer can get the files of an application by the links to them. */
  fileLinkDays: number;
  limits: {
    /** Codes to one address in a day. */
    codesPerDay: number;
    /** Codes that one network may ask for in an hour, whatever the addresses. */
    codesPerHourAndNetwork: number;
    /** Codes by text message that one network may ask for in a day: each costs money. */
    textMessagesPerDayAndNetwork: number;
    /** Applications that one network may start in an hour. */
    applicationsPerHourAndNetwork: number;
    /** Sign-ins of every kind that one network may try in a minute. */
    loginsPerMinuteAndNetwork: number;
    /** Wrong passwords for one account in an hour. */
    failedLoginsPerHour: number;
    registrationsPerHalfHourAndNetwork: number;
    /** Mails with links that one address gets in an hour. */
    accountMailsPerHour: number;
    /** Downloads of everything that one person may ask for in a day. */
    exportsPerDay: number;
  };
  /** Public origin of each site. */
  origins: Record<SiteId, string>;
};

/** An environment that the API cannot run in: one line that names each variable. */
export class EnvError extends Error {
  constructor(faults: readonly string[]) {
    super(`The environment cannot be used: ${faults.join('; ')}`);
    this.name = 'EnvError';
  }
}

const secretFault = (name: string, value: string | undefined, isProduction: boolean): string[] =>
  isProduction && (value === undefined || value.length < 32) ? [`${name} must have 32 characters or more`] : [];

const openId = (issuer: string, clientId: string | undefined): OpenIdSettings | null =>
  clientId === undefined ? null : { issuer, clientId };

/**
 * Reads the process's variables once; nothing else looks at them.
 * @throws EnvError
 */
export const parseEnv = (variables: Record<string, string | undefined>): Env => {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const read = parsed.data;
  const isProduction = read.NODE_ENV === 'production';
  const faults = [
    ...secretFault('RADAR_SESSION_SECRET', read.RADAR_SESSION_SECRET, isProduction),
    ...secretFault('RADAR_REVALIDATE_SECRET', read.RADAR_REVALIDATE_SECRET, isProduction),
    ...(isProduction && read.SMTP_URL === undefined && !read.RADAR_MAILBOX
      ? ['SMTP_URL or RADAR_MAILBOX=1 is needed']
      : []),
  ];
  if (faults.length > 0) throw new EnvError(faults);
  return {
    mode: read.NODE_ENV,
    host: read.HOST,
    port: read.RADAR_API_PORT,
    databaseUrl: read.DATABASE_URL,
    searchLimitMs: read.RADAR_SEARCH_LIMIT_MS,
    searchUrls: read.SEARCH_URL?.split(',') ?? [],
    filesBucket: read.FILES_URL ?? null,
    smtpUrl: read.SMTP_URL,
    sms:
      read.RADAR_SMS_URL === undefined
        ? null
        : { url: read.RADAR_SMS_URL, headers: read.RADAR_SMS_HEADERS, body: read.RADAR_SMS_BODY },
    dataDir: resolve(read.RADAR_DATA_DIR),
    isDemo: read.RADAR_DEMO,
    hasMailbox: read.RADAR_MAILBOX,
    hasDocs: read.RADAR_API_DOCS || !isProduction,
    revalidateSecret: read.RADAR_REVALIDATE_SECRET ?? 'for development only: revalidate',
    importKey: read.RADAR_IMPORT_KEY,
    sourcesFile: read.RADAR_SOURCES === undefined ? undefined : resolve(read.RADAR_SOURCES),
    sessionSecret: read.RADAR_SESSION_SECRET ?? 'for development only: sessions',
    providers: {
      google: openId(read.RADAR_GOOGLE_ISSUER, read.RADAR_GOOGLE_CLIENT_ID),
      apple: openId(read.RADAR_APPLE_ISSUER, read.RADAR_APPLE_CLIENT_ID),
      facebook:
        read.RADAR_FACEBOOK_APP_ID === undefined || read.RADAR_FACEBOOK_APP_SECRET === undefined
          ? null
          : {
              appId: read.RADAR_FACEBOOK_APP_ID,
              appSecret: read.RADAR_FACEBOOK_APP_SECRET,
              graph: read.RADAR_FACEBOOK_GRAPH,
              dialog: read.RADAR_FACEBOOK_DIALOG,
            },
    },
    trustedProxies: read.RADAR_TRUSTED_PROXIES.split(',')
      .map((range) => range.trim())
      .filter((range) => range !== ''),
    diskReserveBytes: read.RADAR_DISK_RESERVE_MB * megabyte,
    drainWaitMs: read.RADAR_DRAIN_WAIT_MS,
    logLevel: read.RADAR_LOG_LEVEL,
    overload: {
      inFlight: read.RADAR_MAX_IN_FLIGHT,
      eventLoopDelayMs: read.RADAR_MAX_EVENT_LOOP_DELAY_MS,
      heapUsedBytes: read.RADAR_MAX_HEAP_MB * megabyte,
    },
    fileLinkDays: read.RADAR_FILE_LINK_DAYS,
    limits: {
      codesPerDay: read.RADAR_CODES_PER_DAY,
      codesPerHourAndNetwork: read.RADAR_CODES_PER_HOUR_AND_NETWORK,
      textMessagesPerDayAndNetwork: read.RADAR_TEXT_MESSAGES_PER_DAY_AND_NETWORK,
      applicationsPerHourAndNetwork: read.RADAR_APPLICATIONS_PER_HOUR_AND_NETWORK,
      loginsPerMinuteAndNetwork: read.RADAR_LOGINS_PER_MINUTE_AND_NETWORK,
      failedLoginsPerHour: read.RADAR_FAILED_LOGINS_PER_HOUR,
      registrationsPerHalfHourAndNetwork: read.RADAR_REGISTRATIONS_PER_HALF_HOUR_AND_NETWORK,
      accountMailsPerHour: read.RADAR_ACCOUNT_MAILS_PER_HOUR,
      exportsPerDay: read.RADAR_EXPORTS_PER_DAY,
    },
    origins: Object.fromEntries(siteIds.map((site) => [site, originOf(site, variables)])) as Record<SiteId, string>,
  };
};
