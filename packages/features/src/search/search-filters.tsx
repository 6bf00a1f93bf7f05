import { searchedFormats } from '@radar/domain/jobs';
import { closedFilters, type ResolvedFilter, type SearchAnswer, type SearchQuery } from '@radar/domain/search';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { site } from '../server/brand.ts';
import { searchAddress } from '../shell/search-address.ts';
import { FilterGroup } from './filter-group.tsx';
import { closedOptions, type FilterOption, type ListKey, openOptions, unlisted } from './filter-options.ts';
import { PayFilter } from './pay-filter.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { filterLabel } from './search-chips.ts';
import styles from './search-filters.module.css';

type SearchFiltersProps = {
  translator: Translator;
  query: SearchQuery;
  /** Empty where the search went wrong: what was chosen stays. */
  filters: readonly ResolvedFilter[];
  facets: SearchAnswer['facets'];
};

const closedKeys = ['jobTypes', 'workModes', 'educationLevels', 'drivingLicences', 'applicationTypes'] as const;

const legends = {
  jobTypes: 'search.jobTypes',
  workModes: 'search.workModes',
  educationLevels: 'search.educationLevels',
  drivingLicences: 'filters.drivingLicences',
  applicationTypes: 'filters.applicationTypes',
} as const;

/** Filters with live counts: a plain form with a button, which a script sends by itself. */
export const SearchFilters = ({ translator, query, filters, facets }: SearchFiltersProps) => {
  const { t, number, locale } = translator;
  const known = { query, filters, facets };
  const labels = (key: ListKey) => (value: string, label?: string) => filterLabel(translator, key, value, label);
  const closed = closedKeys.map((key) => ({
    key,
    legend: t(legends[key]),
    options: closedOptions(key, closedFilters[key].options, known, labels(key)),
  }));
  const open = {
    locations: openOptions('locations', known),
    positions: openOptions('positions', known),
    employers: openOptions('employers', known),
    languages: openOptions('languages', known, labels('languages')),
  };
  const formats = closedOptions('formats', searchedFormats, known, labels('formats'));
  const listed: [ListKey, FilterOption[]][] = [
    ...(Object.entries(open) as [ListKey, FilterOption[]][]),
    ...closed.map(({ key, options }): [ListKey, FilterOption[]] => [key, options]),
    ['formats', formats],
  ];
  const kept = [
    ...query.query.map((value) => ['query', value] as const),
    ...listed.flatMap(([key, options]) => unlisted(key, query, options).map((value) => [key, value] as const)),
    ...(query.excludeLocations ? [['excludeLocations', 'true'] as const] : []),
  ];
  const hasPlace = filters.some(({ key, isResolved }) => key === 'locations' && isResolved);
  const newJobs = facets['newJobs']?.[0]?.jobs ?? 0;
  return (
    <form
      className={styles.form}
      action={href(locale, 'job-search')}
      aria-label={t('search.filters')}
      data-search-form="filters"
    >
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.head}>
        <h2 className={styles.title}>{t('search.filters')}</h2>
        <a className={styles.clear} href={searchAddress(locale, { query: query.query })}>
          {t('search.clear')}
        </a>
      </div>
      <PlaceFilter
        translator={translator}
        options={open.locations}
        market={site.market}
        abroad={{ jobs: facets['abroad']?.[0]?.jobs ?? 0, isChosen: query.abroad }}
        radius={hasPlace ? { km: query.radiusKm } : null}
      />
      <PayFilter translator={translator} query={query} currency={site.currency} steps={facets['salaryFrom'] ?? []} />
      <fieldset className={styles.group}>
        <legend className="sr">{t('filters.other')}</legend>
        <Checkbox
          id="newJobs"
          name="newJobs"
          value="true"
          label={t('search.newJobs')}
          count={number(newJobs)}
          defaultChecked={query.newJobs}
          disabled={newJobs === 0 && !query.newJobs}
        />
      </fieldset>
      <FilterGroup translator={translator} name="positions" legend={t('filters.positions')} options={open.positions} />
      {closed.slice(0, 3).map(({ key, legend, options }) => (
        <FilterGroup key={key} translator={translator} name={key} legend={legend} options={options} />
      ))}
      <FilterGroup
        translator={translator}
        name="employers"
        legend={t('filters.employers')}
        options={open.employers}
        shown={3}
      />
      {[
        { key: 'languages' as const, legend: t('search.languages'), options: open.languages },
        ...closed.slice(3),
        { key: 'formats' as const, legend: t('search.formats'), options: formats },
      ].map(({ key, legend, options }) => (
        <FilterGroup key={key} translator={translator} name={key} legend={legend} options={options} shown={0} />
      ))}
      <div className={styles.apply}>
        <Button type="submit" look="main" wide>
          {t('search.apply')}
        </Button>
      </div>
    </form>
  );
};
