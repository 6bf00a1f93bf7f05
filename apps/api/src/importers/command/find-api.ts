import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';

type Variables = Record<string, string | undefined>;

/** A board that cannot be reached or written to: what is wrong and what to do. */
export class SinkError extends Error {}

const Health = z.object({ isSuccess: z.literal(true) });

const isRadar = async (origin: string): Promise<boolean> => {
  try {
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return response.ok && Health.safeParse(await response.json()).success;
  } catch {
    return false;
  }
};

/** Folder of the database, the files and the secrets. */
export const dataDirOf = (variables: Variables): string => resolve(variables['RADAR_DATA_DIR'] ?? '.data');

/** The key of the environment, else the one that the start command keeps with its other secrets. */
const importKeyOf = async (variables: Variables): Promise<string> => {
  const stated = variables['RADAR_IMPORT_KEY'];
  if (stated !== undefined && stated !== '') return stated;
  const file = join(dataDirOf(variables), 'secrets.json');
  const Secrets = z.object({ RADAR_IMPORT_KEY: z.string().optional(), importKey: z.string().optional() });
  const kept = await readFile(file, 'utf8')
    .then((text) => Secrets.parse(JSON.parse(text)))
    .catch(() => null);
  const key = kept?.RADAR_IMPORT_KEY ?? kept?.importKey;
  if (key === undefined)
    throw new SinkError(`The API runs, but there is no import key: set RADAR_IMPORT_KEY, or keep it in ${file}.`);
  return key;
};

export type RunningApi = { origin: string; key: string };

/**
 * The API that runs, with the key to it; null where none does.
 * @throws SinkError where one is named that does not answer, or has no key
 */
export const findApi = async (variables: Variables): Promise<RunningApi | null> => {
  const stated = variables['RADAR_API_URL'];
  const isStated = stated !== undefined && stated !== '';
  const origin = isStated ? stated.replace(/\/+$/, '') : `http://127.0.0.1:${variables['RADAR_API_PORT'] ?? '4000'}`;
  if (await isRadar(origin)) return { origin, key: await importKeyOf(variables) };
  if (isStated) throw new SinkError(`No API answers at ${origin} (RADAR_API_URL).`);
  return null;
};
