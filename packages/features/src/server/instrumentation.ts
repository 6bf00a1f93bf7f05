/**
 * Runs once when a site's server starts. Next 16.4 adds the `Location` of a redirect that it caches to the one it has set
 * already, and two of them are no valid answer: the first one stays.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ServerResponse } = await import('node:http');
  const appendHeader = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(ServerResponse.prototype), 'appendHeader');
  const original = appendHeader?.value as typeof ServerResponse.prototype.appendHeader;
  ServerResponse.prototype.appendHeader = function once(name, value) {
    return name.toLowerCase() === 'location' && this.hasHeader('location') ? this : original.call(this, name, value);
  };
};
