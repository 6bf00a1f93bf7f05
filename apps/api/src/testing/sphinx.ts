import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

const searchd = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'searchd'))
  .find((file) => existsSync(file));

/** Null where `searchd` is installed, else what to do about it. */
export const whyNoSphinx: string | null =
  searchd === undefined ? 'searchd is not installed: apt-get install sphinxsearch' : null;

const freePorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer().once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  return servers.map((server) => {
    const address = server.address();
    server.close();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', () => resolve());
      });

const untilAnswers = async (port: number): Promise<void> => {
  for (const deadline = Date.now() + 20_000; ; await sleep(50)) {
    try {
      const connection = await createConnection({ host: '127.0.0.1', port });
      await connection.query('SHOW TABLES');
      await connection.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
};

export type TestSphinx = {
  urls: string[];
  /** Ends a node without warning. */
  kill: (node: number) => Promise<void>;
  /** Stops a node from answering, without closing its port. */
  freeze: (node: number) => void;
  thaw: (node: number) => void;
  start: (node: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Real `searchd` processes on this machine, each with a share of the index and the others as agents. */
export const startSphinx = async (nodes: number): Promise<TestSphinx> => {
  // The machine may be busy with other tests: that must not look like a fault.
  const indexes = (await readFile(join(import.meta.dirname, '../search/sphinx/jobs.conf'), 'utf8'))
    .replace('agent_connect_timeout = 300', 'agent_connect_timeout = 5000')
    .replace('agent_query_timeout = 1000', 'agent_query_timeout = 15000');
  const folder = await mkdtemp(join(tmpdir(), 'radar-sphinx-'));
  const ports = await freePorts(nodes * 2);
  const running: ChildProcess[] = [];
  const sqlPort = (node: number): number => ports[node] ?? 0;
  const agentPort = (node: number): number => ports[nodes + node] ?? 0;
  const start = async (node: number): Promise<void> => {
    const own = join(folder, String(node));
    await mkdir(own, { recursive: true });
    const agents = Array.from({ length: nodes }, (_, other) => other)
      .filter((other) => other !== node)
      .map((other) => `agent = 127.0.0.1:${agentPort(other)}:jobs_part`);
    const file = join(own, 'sphinx.conf');
    await writeFile(
      file,
      `${indexes.replace('{folder}', own).replace('{agents}', agents.join('\n  '))}
searchd
{
  listen = 127.0.0.1:${sqlPort(node)}:mysql41
  listen = 127.0.0.1:${agentPort(node)}
  pid_file = ${own}/searchd.pid
  log = ${own}/searchd.log
  workers = threads
  dist_threads = 2
  binlog_path = ${own}
}
`,
    );
    running[node] = spawn(searchd ?? '', ['--config', file, '--nodetach'], { stdio: 'ignore' });
    await untilAnswers(sqlPort(node));
  };
  const kill = async (node: number): Promise<void> => {
    const child = running[node];
    if (child === undefined) return;
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended(child);
  };
  const all = Array.from({ length: nodes }, (_, node) => node);
  await Promise.all(all.map(start));
  return {
    urls: all.map((node) => `mysql://127.0.0.1:${sqlPort(node)}`),
    kill,
    freeze: (node) => running[node]?.kill('SIGSTOP'),
    thaw: (node) => running[node]?.kill('SIGCONT'),
    start,
    close: async () => {
      await Promise.all(all.map(kill));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
