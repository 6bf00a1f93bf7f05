import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { reportsAddress } from '../reports-address.ts';
import { withPerson } from './reported-person.ts';
import { withoutQuery } from './without-query.ts';

/** The browser's own noise, a line that broke, a visitor who changed their mind. */
const ignored = [
  /ResizeObserver loop/,
  /failed to fetch|networkerror|network error|load failed|network connection was lost|internet connection appears/i,
  /AbortError|aborted|share cancell?ed|cancellation of share/i,
];

const traceSampleRate = 0.0002;
const replayOnErrorSampleRate = 0.1;

type Reports = {
  dsn: string;
  /** The site's id, as the environment of the report. */
  site: string;
  /** The build that made the page. */
  release: string | undefined;
};

const hasConsent = (): boolean => (document.documentElement.dataset['consent'] ?? '').includes('analytics');

/**
 * Sends errors to the reporting service, those of before first, through this site's own address. Reports carry no query of
 * an address, no breadcrumbs and no cookies, and name nobody but who is
 * signed in. Tracing and replays store and watch: a small sample, with consent only.
 */
export const reportErrors = ({ dsn, site, release }: Reports): void => {
  const isTraced = hasConsent() && Math.random() < traceSampleRate;
  const isReplayed = hasConsent() && Math.random() < replayOnErrorSampleRate;
  const client = new BrowserClient({
    dsn,
    tunnel: reportsAddress,
    environment: site,
    ...(release !== undefined && { release }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration(), httpContextIntegration()],
    ignoreErrors: ignored,
    sendClientReports: false,
    tracesSampleRate: isTraced ? 1 : 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: isReplayed ? 1 : 0,
    beforeSend: (event) => withPerson(withoutQuery(event)),
  });
  getCurrentScope().setClient(client);
  client.init();

  const send = (error: unknown): void => {
    client.captureException(error, { mechanism: { type: 'generic', handled: false } }, getCurrentScope());
  };
  const { radar } = window;
  if (radar !== undefined) {
    radar.report = send;
    for (const error of radar.errors.splice(0)) send(error);
  }

  // Blocked or offline: errors are reported without them.
  if (isTraced) import('./traces.ts').then(({ trace }) => trace(client)).catch(() => {});
  if (isReplayed) import('./replays.ts').then(({ replay }) => replay(client)).catch(() => {});
};
