/**
 * Writes the migrations anew from the schema, while no database is worth keeping: the extensions, one generated file,
 * and what Drizzle cannot express. Once a site is live, `drizzle-kit generate` adds to them instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/db/migrations');

const generate = (...args: string[]): void => {
  execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', ...args], { cwd: root, stdio: 'inherit' });
};

const handwritten = ['0000_extensions', '0002_handwritten'].map((tag) => {
  const file = join(folder, `${tag}.sql`);
  return { file, text: readFileSync(file, 'utf8') };
});
const backup = `${folder}.before`;
renameSync(folder, backup);
try {
  generate('--custom', '--name=extensions');
  generate('--name=init');
  generate('--custom', '--name=handwritten');
  for (const { file, text } of handwritten) writeFileSync(file, text);
  rmSync(backup, { recursive: true });
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  renameSync(backup, folder);
  throw error;
}
