import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endGroups, signalGroup } from './groups.ts';

export type Command = {
  /** Also the name of its log. */
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whom it runs as; by default, whom we run as. */
  user?: { uid: number; gid: number };
};

export type Ended = {
  /** Null when a signal ended it. */
  code: number | null;
  /** The last lines it wrote to stderr. */
  lastWords: string[];
};

export type Running = {
  ended: Promise<Ended>;
  /** SIGTERM for the process and all it started, then SIGKILL for those still there after the grace. */
  stop: () => Promise<void>;
};

export type Processes = {
  /** Starts a command in a process group of its own, so that what it starts in turn ends with it. */
  start: (command: Command, onLine?: (line: string, stream: 'stdout' | 'stderr') => void) => Running;
  /** Ends all of them; nothing can be started after that. */
  stopAll: () => Promise<void>;
};

const lastWordsKept = 40;

const openLog = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`));
  return createWriteStream(file);
};

/** The reaper outlives us by the moment it takes to end what we started: after a SIGKILL of us nobody else would. */
const startReaper = (graceMs: number): ChildProcess => {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts'), String(graceMs)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  // Without it we still end what we started, as long as we are asked to.
  reaper.stdin?.on('error', () => {});
  return reaper;
};

export const createProcesses = ({ logs, graceMs = 25_000 }: { logs: string; graceMs?: number }): Processes => {
  const groups = new Set<number>();
  const stopping = new Set<number>();
  let reaper: ChildProcess | undefined;
  let isEnding = false;

  const stop = async (group: number) => {
    stopping.add(group);
    await endGroups([group], graceMs);
    forget(group);
  };

  const remember = (group: number) => {
    groups.add(group);
    reaper ??= startReaper(graceMs);
    reaper.stdin?.write(`+${group}\n`);
  };

  /** A number that is free may soon be another's: nobody may signal it again. */
  const forget = (group: number) => {
    groups.delete(group);
    reaper?.stdin?.write(`-${group}\n`);
  };

  const start: Processes['start'] = ({ name, command, args, cwd, env, user }, onLine) => {
    if (isEnding) throw new Error(`Too late to start ${name}: everything is ending.`);
    const log = openLog(logs, name);
    const lastWords: string[] = [];
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...user });
    const { pid } = child;
    if (pid !== undefined) {
      remember(pid);
      child.on('exit', () => {
        if (stopping.has(pid)) return;
        signalGroup(pid, 'SIGKILL');
        forget(pid);
      });
    }
    for (const stream of ['stdout', 'stderr'] as const) {
      createInterface({ input: child[stream] }).on('line', (line) => {
        log.write(`${line}\n`);
        if (stream === 'stderr' && lastWords.push(line) > lastWordsKept) lastWords.shift();
        onLine?.(line, stream);
      });
    }
    const ended = new Promise<Ended>((resolve) => {
      child.on('error', (error) => lastWords.push(error.message));
      child.on('close', (code) => {
        log.end();
        resolve({ code, lastWords });
      });
    });
    return { ended, stop: async () => (pid === undefined ? undefined : stop(pid)) };
  };

  const stopAll = async () => {
    isEnding = true;
    await Promise.all([...groups].map(stop));
  };

  return { start, stopAll };
};
