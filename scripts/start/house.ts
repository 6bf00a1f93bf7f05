import { setTimeout as sleep } from 'node:timers/promises';
import type { Command, Ended, Processes } from '../processes/processes.ts';
import { type Port, portFaults } from './ports.ts';

export type Server = Command & {
  /** What people call it. */
  title: string;
  port: Port;
  /** Path that answers below 400 when the server is ready. */
  readyPath: string;
  readyWithinMs: number;
  /** Whether the house is of no use while it answers with an error. */
  mustBeWell: boolean;
};

export type House = {
  build: Command;
  api: Server;
  sites: Server[];
};

export type Stage = {
  processes: Processes;
  say: (line: string) => void;
  /** Shows all that servers write, not only the API's progress. */
  verbose: boolean;
};

/** Why the house came down, in lines for the person who started it. */
export class HouseError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines[0]);
    this.name = 'HouseError';
    this.lines = lines;
  }
}

/** The text of a `{"progress":"…"}` line. */
export const progressOf = (line: string): string | null => {
  if (!line.startsWith('{')) return null;
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null || !('progress' in entry)) return null;
    return typeof entry.progress === 'string' ? entry.progress : null;
  } catch {
    return null;
  }
};

const linesOfFailure = 80;

/** What the failed tasks wrote, out of the mixed lines of a turbo run that names them at its end. */
export const failureOf = (lines: readonly string[]): string[] => {
  const failed = lines.flatMap((line) => /^ *Failed: +(.+)$/.exec(line)?.[1]?.split(', ') ?? []);
  const theirs = lines.filter((line) => failed.some((task) => line.startsWith(`${task.replace('#', ':')}: `)));
  return (theirs.length > 0 ? theirs : lines).slice(-linesOfFailure);
};

/** Status of the ready path, null while nobody listens. */
const statusOf = async ({ port, readyPath }: Server): Promise<number | null> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port.number}${readyPath}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
};

/** Waits for a good answer. A site that answers, only not well, is said and kept: the others are worth having. */
const whenReady = async (server: Server, { say }: Stage): Promise<void> => {
  const { title, name, readyWithinMs, mustBeWell } = server;
  for (const startedAt = Date.now(); ; await sleep(150)) {
    const status = await statusOf(server);
    if (status !== null && status < 400) return;
    if (Date.now() - startedAt < readyWithinMs) continue;
    const fault = `${title} ${status === null ? 'does not answer' : `answers ${status}`}: see ${name}.log.`;
    if (status === null || mustBeWell) throw new HouseError([fault]);
    return say(`  ${fault}`);
  }
};

const endedEarly = (title: string, { code, lastWords }: Ended) =>
  new HouseError([`${title} ended${code === null ? '' : ` with code ${code}`}.`, ...lastWords]);

const runBuild = async (build: Command, { processes, say }: Stage): Promise<void> => {
  const lines: string[] = [];
  const { ended } = processes.start(build, (line) => {
    lines.push(line);
    const [, task] = /^(\S+):build: cache miss/.exec(line) ?? [];
    if (task !== undefined) say(`  building ${task} …`);
  });
  if ((await ended).code !== 0) throw new HouseError(['The build failed.', ...failureOf(lines)]);
};

const startServer = (server: Server, stage: Stage): { ready: Promise<void>; ended: Promise<never> } => {
  const { processes, say, verbose } = stage;
  const { ended } = processes.start(server, (line, stream) => {
    const progress = progressOf(line);
    if (progress !== null) say(`  ${progress}`);
    else if (verbose && (stream === 'stderr' || !line.startsWith('{'))) say(`${server.name} | ${line}`);
  });
  return {
    ready: whenReady(server, stage),
    ended: ended.then((end) => {
      throw endedEarly(server.title, end);
    }),
  };
};

/**
 * Builds, starts the API, then the sites, and calls `onReady`. Never resolves: it rejects with {@link HouseError} when a
 * step fails or a server ends.
 */
export const runHouse = async ({ build, api, sites }: House, stage: Stage, onReady: () => void): Promise<never> => {
  const faults = await portFaults([api, ...sites].map(({ port }) => port));
  if (faults.length > 0) throw new HouseError(faults);

  stage.say('Building …');
  await runBuild(build, stage);

  const backbone = startServer(api, stage);
  stage.say('Starting the API …');
  await Promise.race([backbone.ready, backbone.ended]);

  const fronts = sites.map((site) => startServer(site, stage));
  stage.say('Starting the sites …');
  const anyEnd = Promise.race([backbone.ended, ...fronts.map(({ ended }) => ended)]);
  await Promise.race([Promise.all(fronts.map(({ ready }) => ready)), anyEnd]);

  onReady();
  return anyEnd;
};
