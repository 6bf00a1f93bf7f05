import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// IANA's registries of special-purpose addresses: what is not on the open network.
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
// Of IPv6 only 2000::/3 is public, without what wraps or documents other addresses.
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/** Whether an IP address, without brackets, is one of the open network. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
};

/** Whether a host as a URL writes it is an IP address that is not public. Names are judged when they are looked up. */
export const isPrivateLiteral = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && !isPublicAddress(bare);
};

/** A name that leads inside. */
export class PrivateHostError extends Error {
  readonly code = 'PRIVATE_HOST';

  constructor() {
    super('The feed leads to a host that is not public.');
    this.name = 'PrivateHostError';
  }
}

/** Looks a name up for the very connection that is made, so that it cannot mean another host a moment later. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) callback(error, '', 0);
    else if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      callback(new PrivateHostError(), '', 0);
    else if (options.all === true) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 4);
  });
};
