import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Processes } from '../processes/processes.ts';
import { freePort } from '../processes/free-port.ts';

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

/** Builds and serves the least page that Next can make (tooling/bench-floor). */
export const startFloor = async (root: string, processes: Processes): Promise<string> => {
  const cwd = join(root, 'tooling/bench-floor');
  const next = join(cwd, 'node_modules/next/dist/bin/next');
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  console.log('Building the floor …');
  const build = await processes.start({
    name: 'floor-build',
    command: process.execPath,
    args: [next, 'build'],
    cwd,
    env,
  }).ended;
  if (build.code !== 0) throw new Error(['The floor could not be built.', ...build.lastWords].join('\n'));

  const port = await freePort();
  const args = [next, 'start', '-p', `${port}`, '-H', '127.0.0.1'];
  const { ended } = processes.start({ name: 'floor', command: process.execPath, args, cwd, env });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<void> => {
    while (!(await answers(origin))) await sleep(100);
  };
  await Promise.race([
    isUp(),
    ended.then(({ lastWords }) => {
      throw new Error(['The floor could not be served.', ...lastWords].join('\n'));
    }),
  ]);
  return origin;
};
