/** Writes the shared files into every branded app and takes away those that are no longer of them. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appFiles } from './app-files.ts';
import { brandedApps } from './branded-apps.ts';

const files = appFiles();
for (const app of await brandedApps()) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
  const present = await readdir(join(app, 'app'), { recursive: true, withFileTypes: true });
  for (const file of present.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if (!(path.slice(app.length + 1) in files)) await rm(path);
  }
}
