import type { SiteId } from '@radar/config/sites';
import { fold } from '@radar/domain/words';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { beginningsOf } from './matching.ts';

/** A skill as most ads write it. */
export type Skill = { label: string; names: readonly string[]; jobs: number };

/** Skills are read from this many of the newest ads, and again after this long. */
const newest = 20_000;
const keptForMs = 10 * 60_000;
const longest = 40;

const readSkills = async (db: Db, siteId: SiteId): Promise<readonly Skill[]> => {
  const rows = await rowsOf<{ skill: string; jobs: number }>(
    db,
    sql`select skill, count(*)::int as jobs
        from (select j.skills || j.digital_skills as skills from job_search s join jobs j on j.id = s.job_id
          where s.site_id = ${siteId} order by s.rank_key desc, s.job_id desc limit ${newest}) ad, unnest(ad.skills) skill
        where length(skill) between 1 and ${longest} group by skill`,
  );
  const spellings = Map.groupBy(
    rows.toSorted((one, other) => other.jobs - one.jobs),
    ({ skill }) => fold(skill),
  );
  return [...spellings.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [
      { label: first.skill, names: [beginningsOf(first.skill)], jobs: same.reduce((sum, { jobs }) => sum + jobs, 0) },
    ];
  });
};

type Kept = { skills: Promise<readonly Skill[]>; readAt: number };
const kept = new WeakMap<object, Map<SiteId, Kept>>();

/** The skills of a site's open ads, at most ten minutes old. */
export const skillsOf = (db: Db, siteId: SiteId, now: Date): Promise<readonly Skill[]> => {
  const bySite = kept.get(db) ?? new Map<SiteId, Kept>();
  kept.set(db, bySite);
  const known = bySite.get(siteId);
  if (known !== undefined && now.getTime() - known.readAt < keptForMs) return known.skills;
  const skills = readSkills(db, siteId);
  bySite.set(siteId, { skills, readAt: now.getTime() });
  skills.catch(() => bySite.delete(siteId));
  return skills;
};
