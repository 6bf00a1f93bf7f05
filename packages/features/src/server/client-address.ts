import type { IncomingMessage } from 'node:http';

/** Headers by which a client could pretend to be a proxy. */
const claims = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
];

/**
 * Leaves one true `x-forwarded-for` on a request: the address of the client. Whatever else a request claims about where it
 * came from is dropped, since Next would hand it on.
 * @param trustedHops number of our own proxies in front of this server, each of which appends to `x-forwarded-for`
 */
export const stateClientAddress = (
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedHops: number,
): void => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const stated = trustedHops === 0 ? undefined : forwarded.at(-trustedHops)?.trim();
  for (const claim of claims) Reflect.deleteProperty(headers, claim);
  const address = stated === undefined || stated === '' ? socket.remoteAddress : stated;
  if (address !== undefined) headers['x-forwarded-for'] = address;
};
