import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['apps', 'packages', 'tooling'];

/**
 * The files that decide what `pnpm install` does, in a fixed order.
 * @param {string} root
 */
export const installInputs = (root) => {
  const packages = rooms
    .map((room) => join(root, room))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name, 'package.json')),
    );
  const all = [
    join(root, 'package.json'),
    join(root, 'pnpm-lock.yaml'),
    join(root, 'pnpm-workspace.yaml'),
    ...packages,
  ];
  return all.filter((file) => existsSync(file));
};

/**
 * One hash over names and contents of files.
 * @param {string[]} files
 */
export const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};
