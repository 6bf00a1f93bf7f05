import { createServer } from 'node:net';

export type Port = { owner: string; variable: string; number: number };

/**
 * @throws {Error} when the variable holds no port
 */
export const portFrom = (env: NodeJS.ProcessEnv, variable: string, fallback: number): number => {
  const text = env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable}=${text} is not a port.`);
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });

/** One sentence for each port that somebody else holds, or that two of ours want. */
export const portFaults = async (ports: readonly Port[]): Promise<string[]> => {
  const faults = await Promise.all(
    ports.map(async ({ owner, variable, number }, index) => {
      const twin = ports.slice(0, index).find((other) => other.number === number);
      if (twin) return `Port ${number} is wanted by ${twin.owner} and by ${owner}: change ${variable}.`;
      if (await isFree(number)) return null;
      return `Port ${number} (${owner}) is in use. Stop what uses it, or choose another: ${variable}=${number + 100} npm start`;
    }),
  );
  return faults.filter((fault) => fault !== null);
};
