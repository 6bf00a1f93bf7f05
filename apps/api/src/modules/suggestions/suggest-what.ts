import type { SiteId } from '@radar/config/sites';
import type { Answer } from '@radar/domain/http';
import type { suggestWhat as endpoint } from '@radar/domain/search';
import { fold } from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { type Catalogue, catalogueOf, namesOfPosition, type Position, positionName } from '../../search/catalogue.ts';
import { facetOf } from '../../search/facets.ts';
import { beginningsOf, byMatch, matchOf } from './matching.ts';
import { openJobsBy } from './open-jobs.ts';
import { skillsOf } from './skills.ts';

type Asked = { siteId: SiteId; locale: Locale; query: string; now: Date };
type Suggestions = Answer<typeof endpoint>;

const shown = { positions: 6, employers: 3, skills: 4 };

type Named = { position: Position; names: readonly string[]; synonyms: readonly string[] };

const read = new WeakMap<Catalogue, readonly Named[]>();

const namedPositions = (catalogue: Catalogue): readonly Named[] => {
  const known = read.get(catalogue);
  if (known !== undefined) return known;
  const positions = [...catalogue.positionById.values()].map((position) => {
    const unique = (names: readonly string[]) => [...new Set(names.map(beginningsOf))];
    return {
      position,
      names: unique(namesOfPosition(position)),
      synonyms: unique(Object.values(position.synonyms).flat()),
    };
  });
  read.set(catalogue, positions);
  return positions;
};

const suggestPositions = async (
  db: Db,
  { siteId, locale }: Asked,
  typed: string,
): Promise<Suggestions['positions']> => {
  const matched = namedPositions(await catalogueOf(db))
    // Its own name before the other words that people have for it.
    .map(({ position, names, synonyms }) => ({
      position,
      match: matchOf(names, typed) * 2 || Math.min(matchOf(synonyms, typed), 1),
    }))
    .filter(({ match }) => match > 0);
  const jobs = await openJobsBy(
    db,
    siteId,
    'positions',
    matched.map(({ position }) => position.id),
  );
  return matched
    .flatMap(({ position, match }) => {
      const open = jobs.get(position.id);
      return open === undefined ? [] : [{ position, match, jobs: open }];
    })
    .toSorted(byMatch)
    .slice(0, shown.positions)
    .map(({ position, jobs: open }) => ({ id: position.id, label: positionName(position, locale), jobs: open }));
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Employers with an open ad under their own name: an incognito ad has no facet of its employer. */
const suggestEmployers = (db: Db, { siteId, query }: Asked): Promise<Suggestions['employers']> => {
  const typed = escaped(fold(query));
  return rowsOf<Suggestions['employers'][number]>(
    db,
    sql`select e.id, e.name as label, c.jobs from employers e
        join search_counts c on c.site_id = e.site_id and c.facet = ${facetOf('employers', 0)} + e.id and c.jobs > 0
        where e.site_id = ${siteId} and (e.name_key like ${`${typed}%`} or e.name_key like ${`% ${typed}%`})
        order by (e.name_key like ${`${typed}%`}) desc, c.jobs desc, e.id limit ${shown.employers}`,
  );
};

const suggestSkills = async (db: Db, { siteId, now }: Asked, typed: string): Promise<Suggestions['skills']> => {
  const skills = await skillsOf(db, siteId, now);
  return skills
    .map((skill) => ({ ...skill, match: matchOf(skill.names, typed) }))
    .filter(({ match }) => match > 0)
    .toSorted(byMatch)
    .slice(0, shown.skills)
    .map(({ label }) => ({ id: null, label, jobs: null }));
};

/** Positions, employers and skills with a word that begins like the query. */
export const suggestWhat = async (db: Db, asked: Asked): Promise<Suggestions> => {
  const typed = beginningsOf(asked.query);
  if (typed.trim() === '') return { positions: [], employers: [], skills: [] };
  const positions = await suggestPositions(db, asked, typed);
  const names = new Set(positions.map(({ label }) => fold(label)));
  return {
    positions,
    employers: await suggestEmployers(db, asked),
    skills: (await suggestSkills(db, asked, typed)).filter(({ label }) => !names.has(fold(label))),
  };
};
