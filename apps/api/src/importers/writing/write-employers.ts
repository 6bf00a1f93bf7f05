import { createHash } from 'node:crypto';
import type { SiteId } from '@radar/config/sites';
import type { ImportedJob } from '@radar/domain/imports';
import { slugOf } from '@radar/domain/words';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { employers } from '../../db/schema/index.ts';
import { employerKey } from '../preparing/employer-key.ts';

type Stated = ImportedJob['employer'];

/** A tint that stays with the name where the feed states none. */
const hueOf = (key: string): number => createHash('sha256').update(key).digest().readUInt16BE(0) % 360;

const toRow = (
  siteId: SiteId,
  nameKey: string,
  { name, email, url, logoUrl, about, industry, hue, isVerified }: Stated,
) => ({
  siteId,
  name,
  nameKey,
  slug: slugOf(name),
  email,
  url,
  logoUrl,
  about,
  industry,
  hue: hue ?? hueOf(nameKey),
  isVerified,
});

/**
 * Writes the employers of a batch, one row per site and name. What a feed leaves out stays as it was.
 * @returns ids by `employerKey`
 */
export const writeEmployers = async (
  tx: Db,
  siteId: SiteId,
  stated: readonly Stated[],
): Promise<Map<string, number>> => {
  const rows = new Map(
    stated.filter(({ name }) => name !== '').map((employer) => [employerKey(employer.name), employer]),
  );
  if (rows.size === 0) return new Map();
  // Sorted, so that two imports at once take the rows' locks in one order.
  const values = [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, employer]) => toRow(siteId, key, employer));
  const written = await tx
    .insert(employers)
    .values(values)
    .onConflictDoUpdate({
      target: [employers.siteId, employers.nameKey],
      set: {
        email: sql`coalesce(excluded.email, ${employers.email})`,
        url: sql`coalesce(excluded.url, ${employers.url})`,
        logoUrl: sql`coalesce(excluded.logo_url, ${employers.logoUrl})`,
        about: sql`coalesce(excluded.about, ${employers.about})`,
        industry: sql`coalesce(excluded.industry, ${employers.industry})`,
        isVerified: sql`${employers.isVerified} or excluded.is_verified`,
      },
    })
    .returning({ id: employers.id, nameKey: employers.nameKey });
  return new Map(written.map(({ id, nameKey }) => [nameKey, id]));
};
