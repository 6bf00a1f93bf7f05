import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/client.ts';
import { employers, jobs } from '../../src/db/schema/index.ts';
import type { EngineQuery, SearchEngine } from '../../src/search/search-engine.ts';

/** Milliseconds. */
export type Times = { p50: number; p95: number };

const warmUp = 15;
const rounds = 120;
/** Works that take long are run less often: after so many rounds, until so many milliseconds are over. */
const leastRounds = 30;
const patienceMs = 20_000;

/** Runs several works in turns, so that what slows the machine slows all of them. */
export const timeTogether = async (works: readonly (() => Promise<unknown>)[]): Promise<Times[]> => {
  const times: number[][] = works.map(() => []);
  const end = performance.now() + patienceMs;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    if (round >= leastRounds && performance.now() > end) break;
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (round >= warmUp) times[index]?.push(performance.now() - start);
    }
  }
  return times.map((list) => {
    const sorted = list.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { p50: at(0.5), p95: at(0.95) };
  });
};

/** The least that any answer must do: 20 cards with their employers by id, as a prepared statement. */
export const createRawQuery = (db: Db, ids: readonly number[]): (() => Promise<unknown>) => {
  const wanted = Array.from({ length: 20 }, (_, index) => sql.placeholder(`id${index}`));
  const prepared = db
    .select({ job: jobs, employer: employers })
    .from(jobs)
    .leftJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.id, wanted))
    .prepare('bench_cards');
  const values = Object.fromEntries(ids.slice(0, 20).map((id, index) => [`id${index}`, id]));
  return () => prepared.execute(values);
};

/** Asks an API over the network of this machine, and reads the whole answer. */
export const createAsker = async (http: FastifyInstance): Promise<(path: string) => Promise<string>> => {
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent, headers: { 'app-domain': 'hr' } }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () =>
          response.statusCode === 200 ? resolve(body) : reject(new Error(`Answered ${response.statusCode}.`)),
        );
      })
        .once('error', reject)
        .end();
    });
};

export const ask = (engine: SearchEngine, query: EngineQuery) => (): Promise<unknown> => engine.search(query);
