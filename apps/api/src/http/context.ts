import type { Site, SiteId } from '@radar/config/sites';
import type { Body, EndpointShape, Params, Query } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import type { Db } from '../db/client.ts';
import type { Log } from '../log.ts';
import type { Guest } from './guest.ts';
import type { Nonce } from './nonce.ts';
import type { Received } from './receive-file.ts';
import type { SessionCookies, SessionUser } from './session.ts';

/** The site that a call came through. */
export type RequestSite = Site & { id: SiteId };

/** What a handler gets: the parsed request and the people behind it. */
export type Context<E extends EndpointShape> = {
  db: Db;
  params: Params<E>;
  query: Query<E>;
  /** Undefined on multipart endpoints: see `receive`. */
  body: E['consumes'] extends 'multipart' ? undefined : Body<E>;
  /** Reads the body of a multipart endpoint: call it once the caller is known to be allowed to upload. */
  receive: E['consumes'] extends 'multipart' ? () => Promise<Received<Body<E>>> : undefined;
  site: RequestSite;
  locale: Locale;
  /** Only on endpoints with `access: 'guest'`; elsewhere nobody. */
  guest: Guest;
  /** Who is signed in: never null where `access` is `user`, always null where it is `public`, `importer` or `employer`. */
  user: E['access'] extends 'user' ? SessionUser : SessionUser | null;
  /** For providers that sign people in. */
  nonce: Nonce;
  /** Signs the person in or out of the browser, once the database says so. */
  session: SessionCookies;
  now: Date;
  log: Log;
  /** Only on idempotent endpoints. */
  idempotencyKey: E['idempotent'] extends true ? string : null;
  /** Whether the caller may change this version: see `If-Match`. Heeded by versioned endpoints only. */
  isCurrent: (version: number) => boolean;
  /** The network that the call came from, to count by: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
};
