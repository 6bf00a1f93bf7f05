import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';

export const referenceSetting = 'reference';

/** Changes with the places and positions in the database. Null where there are none yet. */
export const readReferenceVersion = async (db: Db): Promise<string | null> => {
  const [known] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, referenceSetting));
  return typeof known?.value === 'string' ? known.value : null;
};
