import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Secrets = {
  RADAR_SESSION_SECRET: string;
  RADAR_REVALIDATE_SECRET: string;
  RADAR_IMPORT_KEY: string;
};

const readSecrets = (file: string): Partial<Secrets> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: mend it, or delete it and everybody signs in again.`, { cause: error });
  }
};

const newSecret = (): string => randomBytes(32).toString('base64url');

/** The secrets that the API and the sites share: made on the first start, kept in a file that only its owner reads. */
export const loadSecrets = (file: string): Secrets => {
  const kept = readSecrets(file);
  const secrets: Secrets = {
    RADAR_SESSION_SECRET: kept.RADAR_SESSION_SECRET ?? newSecret(),
    RADAR_REVALIDATE_SECRET: kept.RADAR_REVALIDATE_SECRET ?? newSecret(),
    RADAR_IMPORT_KEY: kept.RADAR_IMPORT_KEY ?? newSecret(),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
};
