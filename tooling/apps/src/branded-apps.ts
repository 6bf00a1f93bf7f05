import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const appsFolder = join(import.meta.dirname, '../../../apps');

/** Folders of the apps that carry a brand, sorted. */
export const brandedApps = async (): Promise<string[]> => {
  const folders = (await readdir(appsFolder)).toSorted().map((name) => join(appsFolder, name));
  const isBranded = await Promise.all(
    folders.map((folder) =>
      access(join(folder, 'brand.config.ts')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return folders.filter((_, index) => isBranded[index]);
};
