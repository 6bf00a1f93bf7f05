import { formatsFoundBy, searchedFormats } from '@radar/domain/jobs';
import { type FacetValue, salarySteps, type SearchAnswer, type SearchQuery } from '@radar/domain/search';
import type { Locale } from '@radar/i18n/locales';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedOn } from '../../db/prepared-on.ts';
import { employers } from '../../db/schema/index.ts';
import { type Catalogue, catalogueOf, holderName, placeName, positionName } from '../../search/catalogue.ts';
import {
  abroadFacet,
  closedFacet,
  closedValueOf,
  type FacetKind,
  facetKinds,
  isClosedKind,
  kindOfFacet,
  valueOfFacet,
} from '../../search/facets.ts';
import { languageName, languageOfNumber } from '../../search/languages.ts';
import { salaryStepFacet } from '../../search/pay-of-job.ts';

/** Counts of formats that one filter finds together stand at that filter. */
const withFormatsTogether = (counts: ReadonlyMap<number, number>): Map<number, number> => {
  const all = new Map(counts);
  for (const format of searchedFormats) {
    const facets = formatsFoundBy(format).map((one) => closedFacet('formats', one) ?? 0);
    const jobs = facets.reduce((sum, facet) => sum + (counts.get(facet) ?? 0), 0);
    for (const facet of facets) all.delete(facet);
    all.set(closedFacet('formats', format) ?? 0, jobs);
  }
  return all;
};

type Counted = { value: number; jobs: number };
type Named = Omit<FacetValue, 'jobs'>;

/** Values of one kind that an answer lists, the most frequent first. */
const longestList = 60;

const namesOn = preparedOn((db) =>
  db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(sql`${employers.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('employer_names'),
);

const employerNames = async (db: Db, counted: readonly Counted[]): Promise<Map<number, string>> => {
  if (counted.length === 0) return new Map();
  const rows = await namesOn(db).execute({ ids: counted.map(({ value }) => value) });
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const withId = (id: number, label: string | undefined): Named | null =>
  label === undefined ? null : { value: String(id), label };

const nameOf = (
  kind: FacetKind,
  value: number,
  locale: Locale,
  catalogue: Catalogue,
  employerName: Map<number, string>,
): Named | null => {
  if (isClosedKind(kind)) {
    const word = closedValueOf(kind, value);
    return word === undefined ? null : { value: word, label: word };
  }
  switch (kind) {
    case 'languages': {
      const code = languageOfNumber(value);
      return { value: code, label: languageName(code, locale) };
    }
    case 'locations': {
      const place = catalogue.placeById.get(value);
      if (place === undefined) return null;
      const within = holderName(catalogue, place, locale);
      return {
        value: String(value),
        label: placeName(place, locale),
        place: { kind: place.kind, country: place.country, within },
      };
    }
    case 'positions': {
      const position = catalogue.positionById.get(value);
      return withId(value, position === undefined ? undefined : positionName(position, locale));
    }
    case 'employers':
      return withId(value, employerName.get(value));
    case 'newJobs':
      return { value: 'true', label: 'newJobs' };
    // Steps add up: `salaryFacets`.
    case 'salaryFrom':
      return null;
  }
};

/** Jobs that each step of pay would find: an ad that reaches a step reaches those below it. */
const salaryFacets = (counts: ReadonlyMap<number, number>, { site, query }: FacetView): FacetValue[] => {
  const steps = salarySteps(site.currency);
  const jobs = steps.map((step) => counts.get(salaryStepFacet(query.salaryKind, step)) ?? 0);
  return steps.map((step, index) => ({
    value: String(step),
    label: String(step),
    jobs: jobs.slice(index).reduce((sum, one) => sum + one, 0),
  }));
};

type FacetView = { site: { currency: string }; locale: Locale; query: Pick<SearchQuery, 'salaryKind'> };

/** Counts of an engine as an answer lists them: by filter key, with names in the language asked for. */
export const toFacets = async (
  db: Db,
  counts: ReadonlyMap<number, number>,
  view: FacetView,
): Promise<SearchAnswer['facets']> => {
  const { locale } = view;
  const catalogue = await catalogueOf(db);
  const byKind = new Map<FacetKind, Counted[]>((Object.keys(facetKinds) as FacetKind[]).map((kind) => [kind, []]));
  for (const [facet, jobs] of withFormatsTogether(counts)) {
    const kind = kindOfFacet(facet);
    if (kind !== undefined && jobs > 0) byKind.get(kind)?.push({ value: valueOfFacet(facet), jobs });
  }
  for (const [kind, list] of byKind)
    byKind.set(kind, list.toSorted((a, b) => b.jobs - a.jobs || a.value - b.value).slice(0, longestList));
  const employerName = await employerNames(db, byKind.get('employers') ?? []);
  const listed = Object.fromEntries(
    [...byKind].map(([kind, list]): [string, FacetValue[]] => [
      kind,
      list.flatMap(({ value, jobs }) => {
        const named = nameOf(kind, value, locale, catalogue, employerName);
        return named === null ? [] : [{ ...named, jobs }];
      }),
    ]),
  );
  const abroad = counts.get(abroadFacet) ?? 0;
  return {
    ...listed,
    salaryFrom: salaryFacets(counts, view),
    abroad: abroad === 0 ? [] : [{ value: 'true', label: 'abroad', jobs: abroad }],
  };
};
