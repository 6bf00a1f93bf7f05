import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type SiteId, siteIds } from '@radar/config/sites';
import { freePorts } from './free-ports.ts';
import type { House } from './house.ts';

const root = join(import.meta.dirname, '../../../..');
const keptLines = 60;

/** What a developer set for their own house must not reach this one: it must neither mail nor write elsewhere. */
const withoutOwnSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(?:RADAR_|DATABASE_URL$|SMTP_URL$|API_URL$|PORT$|NODE_ENV$)/.test(name)),
  );

type Starting = ChildProcessByStdio<null, Readable, Readable>;

/** Waits for the line that the start script ends with; shows what it says meanwhile. */
const untilReady = (child: Starting): Promise<void> =>
  new Promise((resolve, reject) => {
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (lines.push(line) > keptLines) lines.shift();
        if (line.trim() !== '') console.log(`house | ${line}`);
        if (line.startsWith('Ready after')) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`The house did not start (code ${code}).\n${lines.join('\n')}`)));
  });

export type StartedHouse = { house: House; end: () => Promise<void> };

/** Builds and starts everything as `npm start` does: on free ports, with the demo's data in a folder of its own. */
export const startHouse = async (): Promise<StartedHouse> => {
  const data = mkdtempSync(join(tmpdir(), 'radar-e2e-'));
  const [apiPort, ...sitePorts] = await freePorts(siteIds.length + 1, root);
  const ports = siteIds.map((id, index) => [id, sitePorts[index]] as const);
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...withoutOwnSettings(process.env),
      ...Object.fromEntries(ports.map(([id, port]) => [`RADAR_PORT_${id.toUpperCase()}`, String(port)])),
      RADAR_API_PORT: String(apiPort),
      RADAR_DATA_DIR: data,
      // All journeys come from one network.
      RADAR_LOGINS_PER_MINUTE_AND_NETWORK: '200',
      RADAR_REGISTRATIONS_PER_HALF_HOUR_AND_NETWORK: '200',
      RADAR_APPLICATIONS_PER_HOUR_AND_NETWORK: '400',
      RADAR_CODES_PER_HOUR_AND_NETWORK: '300',
      RADAR_TEXT_MESSAGES_PER_DAY_AND_NETWORK: '100',
      // Ends the house when this process is gone, however it went.
      RADAR_BOOT_PID: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await end();
    throw error;
  }
  const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as { RADAR_IMPORT_KEY: string };
  const sites = Object.fromEntries(ports.map(([id, port]) => [id, `http://localhost:${port}`])) as Record<
    SiteId,
    string
  >;
  return { house: { api: `http://127.0.0.1:${apiPort}`, sites, importKey: secrets.RADAR_IMPORT_KEY }, end };
};
