const outerSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Passes on an address of this site: a path, a query or a fragment.
 * @throws {TypeError} for anything that leaves the site or runs a script
 */
export function ownAddress(address: string): string {
  // A browser reads a backslash as a slash and skips tabs and line ends, so these could open another site's address.
  if (/^[/?#]/.test(address) && !/^\/[/\\]/.test(address) && !/[\t\r\n]/.test(address)) return address;
  throw new TypeError(`Not an address of this site: ${address}`);
}

/**
 * Passes on an address outside this site.
 * @throws {TypeError} unless it is http, https, mailto or tel
 */
export function outerAddress(address: string): string {
  if (URL.canParse(address) && outerSchemes.has(new URL(address).protocol)) return address;
  throw new TypeError(`Not an address that may be linked: ${address}`);
}
