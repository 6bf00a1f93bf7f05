import type * as NodeHttp from 'node:http';
import { stateClientAddress } from './client-address.ts';

type Http = typeof NodeHttp;

/** Next 16.4 adds the `Location` of a redirect that it caches to the one it has set already; the first one stays. */
const keepOneLocation = ({ ServerResponse }: Http): void => {
  const appendHeader = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(ServerResponse.prototype), 'appendHeader');
  const original = appendHeader?.value as typeof ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function once(name, value) {
    return name.toLowerCase() === 'location' && this.hasHeader('location') ? this : original.call(this, name, value);
  };
};

/** Route handlers do not see the connection, and Next hands a client's own X-Forwarded-For on: it is set right before Next. */
const stateClientAddresses = ({ IncomingMessage, Server }: Http, trustedHops: number): void => {
  const original: (event: string, ...args: unknown[]) => boolean = Reflect.get(Server.prototype, 'emit');
  Reflect.set(Server.prototype, 'emit', function emit(this: unknown, event: string, ...args: unknown[]) {
    const [request] = args;
    if (event === 'request' && request instanceof IncomingMessage) stateClientAddress(request, trustedHops);
    return original.call(this, event, ...args);
  });
};

/** Proxies of ours in front of a site's server, from `RADAR_PROXY_HOPS`. */
const trustedHops = (): number => {
  const hops = Number(process.env.RADAR_PROXY_HOPS ?? '0');
  return Number.isInteger(hops) && hops >= 0 ? hops : 0;
};

const sayWhatIsOff = (): void => {
  if (process.env.NODE_ENV !== 'production' || (process.env.SENTRY_DSN ?? '') !== '') return;
  // oxlint-disable-next-line no-console -- said once, to who runs the server
  console.warn('SENTRY_DSN is not set: errors in browsers are not reported.');
};

/** Runs once when a site's server starts. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  sayWhatIsOff();
  const http = await import('node:http');
  keepOneLocation(http);
  stateClientAddresses(http, trustedHops());
};
