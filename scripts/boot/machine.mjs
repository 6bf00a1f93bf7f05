import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {'Node 24' | 'pnpm 12'} Tool */

/** @param {string} version such as `24.21.0` */
export const isOurNode = (version) => {
  const major = Number.parseInt(version, 10);
  return major >= 24 && major < 27;
};

/** @param {NodeJS.ProcessEnv} env */
const hasOurPnpm = (env) => {
  // Asked from the temporary folder and without corepack's network, or an old pnpm would fetch the one that
  // package.json names before it answers.
  const { stdout } = spawnSync('pnpm', ['--version'], {
    cwd: tmpdir(),
    env: { ...env, COREPACK_ENABLE_NETWORK: '0' },
    encoding: 'utf8',
  });
  return stdout?.startsWith('12.') ?? false;
};

/**
 * What this machine lacks.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Tool[]}
 */
export const missingTools = (env) => {
  if (!isOurNode(process.versions.node)) return ['Node 24', 'pnpm 12'];
  return hasOurPnpm(env) ? [] : ['pnpm 12'];
};

/**
 * The folders of the fetched tools, to be put first on PATH; null where the registry has none for this machine.
 * @param {string} toolchain
 * @param {Tool[]} tools
 */
export const toolchainBins = (toolchain, tools) => {
  const machine = `${process.platform}-${process.arch}`;
  /** @type {Record<Tool, [string, string]>} */
  const places = {
    'Node 24': [join(toolchain, 'node_modules', `node-${machine}`, 'bin'), 'node'],
    'pnpm 12': [join(toolchain, 'node_modules', '@pnpm', `exe.${machine}`), 'pnpm'],
  };
  const found = tools.map((tool) => places[tool]);
  return found.every(([folder, file]) => existsSync(join(folder, file))) ? found.map(([folder]) => folder) : null;
};

/** How to reach the registry: the only npm settings that our own tools should inherit. */
const reach = /^npm_config_(registry|(https?_)?proxy|noproxy|cafile)$/;

/** @param {string} name */
const isKept = (name) => {
  // Every command knows its own mode. One from outside would leave packages out, or break the build of the sites.
  if (name === 'NODE_ENV') return false;
  // npm describes itself to its scripts in npm_*; pnpm and its children would take that for their own settings.
  return !name.startsWith('npm_') || reach.test(name);
};

/**
 * The environment of what boot starts.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} bins folders to put first on PATH
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentFor = (env, bins) => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name))),
  PATH: [...bins, env['PATH']].join(':'),
  RADAR_BOOT_PID: String(process.pid),
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
});
