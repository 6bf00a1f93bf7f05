// Takes the pictures of docs/pictures anew: `npm run pictures`, a sheet for each brand and theme with home, list, details and
// the kit, on a desk and on a phone. Starts the house for it and builds Storybook; `-- --origin http://localhost:3000` (or
// `--origin mk=http://localhost:3002`, as often as you like) takes sites that run already, `--storybook http://localhost:6006`
// a Storybook that does.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteIds } from '@radar/config/sites';
import { readOrigins, startSites } from './bench/sites.ts';
import { serveFolder } from './pictures/serve-folder.ts';
import { startCamera } from './pictures/camera.ts';
import { themes, viewsOf } from './pictures/views.ts';
import { askedToEnd } from './processes/asked-to-end.ts';
import { createProcesses } from './processes/processes.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { origin: { type: 'string', multiple: true }, storybook: { type: 'string' } },
});
const processes = createProcesses({ logs: join(root, 'test-results/pictures') });
void askedToEnd().then(async () => {
  await processes.stopAll();
  process.exit(130);
});

const buildStorybook = async (): Promise<string> => {
  execFileSync('turbo', ['run', 'build', '--filter=@radar/storybook', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  });
  return serveFolder(join(root, 'apps/storybook/storybook-static'));
};

try {
  const given = readOrigins(values.origin ?? []);
  const storybook = values.storybook ?? (await buildStorybook());
  const origins = given.size > 0 ? given : await startSites(root, processes);
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  const camera = await startCamera();
  try {
    for (const site of siteIds) {
      const origin = origins.get(site);
      if (origin === undefined) continue;
      for (const theme of themes) {
        const file = join(folder, `${site}-${theme}.webp`);
        const bytes = await camera.takeSheet(file, await viewsOf(site, origin, storybook, theme), theme);
        console.log(`${file} ${(bytes / 1000).toFixed(1)} kB`);
      }
    }
  } finally {
    await camera.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await processes.stopAll();
}
process.exit();
