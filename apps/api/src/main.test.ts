import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApplication } from '@radar/domain/applications';
import { createCaller } from '@radar/api-client/caller';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiProcess, createApiProcesses } from './testing/api-processes.ts';
import { failureOf } from './testing/failure-of.ts';

let dataDir: string;
let processes: ReturnType<typeof createApiProcesses>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'radar-main-'));
  processes = createApiProcesses();
});
afterEach(async () => {
  processes.killAll();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (variables: Record<string, string> = {}): Promise<ApiProcess> =>
  processes.start({ RADAR_DATA_DIR: dataDir, ...variables });

const ready = (api: ApiProcess) => api.untilReady();

// Each case starts whole processes with databases of their own.
describe('the process', { timeout: 150_000 }, () => {
  it('starts, says so, answers, and ends on SIGTERM with its database closed', async () => {
    const first = await run();
    await ready(first);
    const lines = first
      .out()
      .split('\n')
      .filter((line) => line.startsWith('{"progress"'));
    expect(lines.map((line) => JSON.parse(line).progress).at(-1)).toMatch(/^The API listens on \d+$/);
    expect(await first.status('/healthz')).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = await run();
    await ready(second);
    second.child.kill('SIGINT');
    expect(await second.exit).toBe(0);
  });

  it('finishes what it is answering, and takes nothing new', async () => {
    const api = await run({ RADAR_DRAIN_WAIT_MS: '400' });
    await ready(api);
    api.child.kill('SIGTERM');
    await sleep(150);
    expect(await api.status('/readyz')).toBe(503);
    // Still answered while the traffic manager finds out.
    const call = createCaller({ prefix: api.origin });
    expect((await failureOf(call(startApplication, { body: { jobId: 1, applicationType: 'full' } }))).code).toBe(
      'NOT_FOUND',
    );
    expect(await api.exit).toBe(0);
    expect(await api.status('/healthz')).toBe(0);
  });

  it('does not start twice on one data folder', async () => {
    const first = await run();
    await ready(first);
    const began = performance.now();
    const second = await run();
    expect(await second.exit).toBe(1);
    // A second on a quiet machine; this one may be busy with other tests.
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(second.err()).toMatch(/^The database is in use by process \d+ \(.*db\.lock\)\.\n$/);
    expect(await first.status('/readyz')).toBe(200);

    first.child.kill('SIGKILL');
    await first.exit;
    await ready(await run());
  });

  it.each([
    ['a port that is none', { RADAR_API_PORT: 'x' }, 'RADAR_API_PORT'],
    ['another database', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    ['no secrets in production', { NODE_ENV: 'production' }, 'RADAR_SESSION_SECRET'],
  ])('does not start with %s, and says why in one line', async (_, variables, name) => {
    const api = await run(variables);
    expect(await api.exit).toBe(1);
    expect(api.err().trim().split('\n')).toHaveLength(1);
    expect(api.err()).toContain(name);
    expect(api.err()).not.toContain('mysql');
  });

  it('does not start on a port that is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const api = await run({ RADAR_API_PORT: String(typeof address === 'object' ? address?.port : 0) });
    expect(await api.exit).toBe(1);
    expect(api.err()).toMatch(/^Port \d+ is in use\.\n$/);
    holder.close();
  });
});
