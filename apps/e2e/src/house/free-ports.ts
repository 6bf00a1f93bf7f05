import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });

const firstPort = 3200;
const lastPort = 3900;

/**
 * The first run of neighbouring ports that nobody holds. A site's address is part of its build, so the search begins at
 * the same port each time: the build of the last run is then found in the cache.
 */
export const freePorts = async (count: number): Promise<number[]> => {
  for (let first = firstPort; first < lastPort; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return ports;
  }
  throw new Error(`No ${count} free ports in a row between ${firstPort} and ${lastPort}.`);
};
