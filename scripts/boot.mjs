// Brings Node and pnpm where the machine lacks them, installs what changed, then runs a command:
//
//   node scripts/boot.mjs -- node scripts/start.ts
//
// Runs on plain Node 20 and npm, so: no dependencies and no TypeScript here or in scripts/boot.
import { join } from 'node:path';
import { hashOf, installInputs } from './boot/install-inputs.mjs';
import { environmentFor, missingTools, toolchainBins } from './boot/machine.mjs';
import { run, stopWithParent } from './boot/run.mjs';
import { withLock } from './boot/lock.mjs';
import { installWhenChanged } from './boot/stamp.mjs';

const root = join(import.meta.dirname, '..');
const toolchain = join(root, 'toolchain');

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Fetches the tools that the machine lacks. Answers the folders to put first on PATH, or the exit code of a failure.
 * @returns {Promise<string[] | number>}
 */
const fetchTools = async () => {
  const missing = missingTools(process.env);
  if (missing.length === 0) return [];
  const status = await installWhenChanged({
    stamp: join(toolchain, 'node_modules', '.installed'),
    hash: hashOf([join(toolchain, 'package-lock.json')]),
    install: () => {
      say(`Fetching ${missing.join(' and ')} …`);
      const env = environmentFor(process.env, []);
      return run('npm', ['ci', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: toolchain,
        env,
        quiet: true,
      });
    },
  });
  if (status !== 0) return status;
  const bins = toolchainBins(toolchain, missing);
  if (bins !== null) return bins;
  const machine = `${process.platform} ${process.arch}`;
  say(`This machine (${machine}) needs Node 24 to 26 and pnpm 12: install them, then run the command again.`);
  return 1;
};

/** @param {string[]} bins */
const installPackages = (bins) =>
  installWhenChanged({
    stamp: join(root, 'node_modules', '.installed'),
    hash: hashOf(installInputs(root)),
    install: () => {
      say('Installing packages …');
      const env = environmentFor(process.env, bins);
      return run('pnpm', ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'], {
        cwd: root,
        env,
        quiet: true,
      });
    },
  });

const boot = async () => {
  const [command, ...args] = process.argv.includes('--') ? process.argv.slice(process.argv.indexOf('--') + 1) : [];
  if (command === undefined) {
    say('Usage: node scripts/boot.mjs -- <command> [arguments]');
    return 2;
  }
  // Only npm's death is ours: a boot started by hand may outlive its shell.
  if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent();

  const bins = await withLock(join(toolchain, '.boot-lock'), say, async () => {
    const tools = await fetchTools();
    if (typeof tools === 'number') return tools;
    const status = await installPackages(tools);
    return status === 0 ? tools : status;
  });
  if (typeof bins === 'number') return bins;

  const env = environmentFor(process.env, [...bins, join(root, 'node_modules', '.bin')]);
  return run(command, args, { cwd: process.cwd(), env, quiet: false });
};

process.exit(await boot());
