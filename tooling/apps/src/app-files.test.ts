import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appFiles } from './app-files.ts';
import { brandedApps } from './branded-apps.ts';

const apps = await brandedApps();

const filesUnder = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('branded apps', () => {
  it('are all found', () => {
    expect(apps.map((app) => app.split('/').at(-1))).toEqual(['web-ba', 'web-hr', 'web-kampus', 'web-mk']);
  });

  it.each(apps.map((app) => [app.split('/').at(-1), app]))(
    '%s has every shared file, and no page of its own',
    async (_, app = '') => {
      const expected = appFiles();
      const present = (await filesUnder(join(app, 'app'))).map((path) => relative(app, path));
      expect(present.toSorted()).toEqual(
        Object.keys(expected)
          .filter((path) => path.startsWith('app/'))
          .toSorted(),
      );
      for (const [path, text] of Object.entries(expected)) expect(await readFile(join(app, path), 'utf8')).toBe(text);
    },
  );
});
