import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });

const firstPort = 3200;
const lastPort = 3900;

/** A number of its own for each checkout, the same each time. */
const numberOf = (checkout: string): number => createHash('sha256').update(checkout).digest().readUInt32BE();

/**
 * A run of neighbouring ports that nobody holds. A site's address is part of its build, so the search begins at the same
 * port each time: the build of the last run is then found in the cache. And it begins elsewhere for each checkout, because
 * a house that is being built does not hold its ports yet.
 */
export const freePorts = async (count: number, checkout: string): Promise<number[]> => {
  const blocks = Math.floor((lastPort - firstPort) / count);
  for (let tried = 0; tried < blocks; tried += 1) {
    const first = firstPort + ((numberOf(checkout) + tried) % blocks) * count;
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error(`No ${count} free ports in a row between ${firstPort} and ${lastPort}.`);
};
