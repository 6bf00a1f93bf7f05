import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `1795270000000-9f2c41d0`: when the build was made (ms since 1970), and a tag: `RADAR_BUILD_ID`, else random. */
export const newBuildId = (): string => {
  const tag = process.env.RADAR_BUILD_ID?.replace(/[^\w.-]/g, '') ?? '';
  return `${Date.now()}-${tag === '' ? randomBytes(4).toString('hex') : tag}`;
};

export type Build = { id: string; builtAtMs: number };

const read = (): Build | null => {
  try {
    const id = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
    return { id, builtAtMs: Number(id.split('-', 1)[0]) };
  } catch {
    return null;
  }
};

let known: Build | null | undefined;

/** The build that this process serves; null in development, where there is none. */
export const currentBuild = (): Build | null => (known ??= process.env.NODE_ENV === 'production' ? read() : null);
