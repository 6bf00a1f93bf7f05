import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** What a suite needs beside Node: a browser, the binaries of a PostgreSQL server, those of Sphinx. */
export type Need = 'chromium' | 'postgresql' | 'sphinxsearch';

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file));

const runs = (file: string) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** Path of a Chromium that starts; Playwright's own is the last choice. */
export const findChromium = (): string | null => {
  const own = process.env['PLAYWRIGHT_BROWSERS_PATH'] || join(homedir(), '.cache/ms-playwright');
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    '/usr/bin/chromium',
    ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].flatMap(onPath),
    ...globSync(join(own, 'chromium-*/chrome-linux*/chrome')).toSorted((a, b) => b.localeCompare(a)),
  ];
  return candidates.find((file) => file !== '' && existsSync(file) && runs(file)) ?? null;
};

/** Folder of `initdb` and `postgres`, of the newest version that is installed. */
export const findPostgres = (): string | null => {
  const byVersion = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, undefined, { numeric: true }),
  );
  const candidates = [...byVersion, ...onPath('initdb').map((file) => dirname(realpathSync(file)))];
  return candidates.find((folder) => ['initdb', 'postgres'].every((file) => existsSync(join(folder, file)))) ?? null;
};

/** Path of the server of Sphinx. */
export const findSphinx = (): string | null => onPath('searchd')[0] ?? null;

const finders: Record<Need, () => string | null> = {
  chromium: findChromium,
  postgresql: findPostgres,
  sphinxsearch: findSphinx,
};

const isHere = (need: Need): boolean => finders[need]() !== null;

const apt = (...args: string[]): boolean => {
  console.log(`apt-get ${args.join(' ')} …`);
  const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
};

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Brings what is missing where we may (root on Debian or Ubuntu). Answers what is missing still. */
export const provide = (needs: readonly Need[]): Need[] => {
  const missing = needs.filter((need) => !isHere(need));
  if (missing.length === 0) return [];
  const installed = mayInstall() && apt('update') && apt('install', '-y', ...missing);
  const stillMissing = installed ? missing.filter((need) => !isHere(need)) : missing;
  if (stillMissing.length > 0) {
    console.log(`Missing: ${stillMissing.join(', ')}. On Debian or Ubuntu, as root:`);
    console.log(`  apt-get update && apt-get install -y ${stillMissing.join(' ')}`);
    if (stillMissing.includes('chromium')) console.log('Or name a browser: CHROMIUM_PATH=/path/to/chrome npm test');
  }
  return stillMissing;
};
