import { lastingSearch } from '@radar/domain/saved';
import type { SearchQuery } from '@radar/domain/search';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { BookmarkSimpleIcon } from '@radar/ui/icons';
import { Note } from '@radar/ui/note';
import { JobListSkeleton } from '@radar/ui/skeleton';
import type { Metadata } from 'next';
import { DeviceMarks } from '../shell/device/device-marks.tsx';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { queryString, searchAddress, toAddressQuery } from '../shell/search-address.ts';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { FailedSearch } from './failed-search.tsx';
import { FilterSheet, FilterSheetLink } from './filter-sheet.tsx';
import { type FilterChip, filterChips } from './search-chips.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchIsland } from './search-island.tsx';
import { parseSearchQuery } from './search-query.ts';
import { ActiveFilters, SearchResults } from './search-results.tsx';
import { loadSearch } from './search-state.ts';
import styles from './job-search.module.css';

const typedWords = (query: SearchQuery): string => query.query.join(' ');

const headline = ({ t }: Translator, query: SearchQuery, total: number): string =>
  query.query.length === 0
    ? t('search.countAll', { n: total })
    : t('search.countFor', { n: total, query: typedWords(query) });

/** What a search is called when it is kept: its words and place, else what narrows it. Null: all jobs. */
const nameOf = (label: string, chips: readonly FilterChip[]): string | null => {
  const name = label === '' ? chips.map((chip) => chip.label).join(' · ') : label;
  return name === '' ? null : name.slice(0, 120).trim();
};

/** A search has one address; the moment of its list is no part of it. */
const canonical = (locale: Locale, query: SearchQuery): string =>
  searchAddress(locale, { ...toAddressQuery(query), asOf: undefined });

export const generateMetadata = async ({ params, searchParams }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const [{ t }, query] = await Promise.all([words(locale, 'search'), searchParams.then(parseSearchQuery)]);
  const typed = typedWords(query);
  return pageMetadata({
    locale,
    screen: 'job-search',
    title: typed === '' ? t('search.metaTitle') : `${typed} · ${t('search.metaTitle')}`,
    addressIn: (one) => canonical(one, query),
    feed: toAddressQuery(query),
  });
};

// Other words mean another page, another place another circle; everything else stays.
const renewed = new Set(['query', 'page', 'asOf', 'excludeLocations']);

/** Filters that the search box sends along. One place stands in its field; several stay beside what is typed. */
const keptFilters = (query: SearchQuery): [string, string][] => {
  const isInField = (key: string) => query.locations.length <= 1 && (key === 'locations' || key === 'radiusKm');
  const kept = Object.entries(toAddressQuery(query)).filter(([key]) => !renewed.has(key) && !isInField(key));
  return [...new URLSearchParams(queryString(Object.fromEntries(kept)))];
};

/** Search: words, filters, results, page by page; every state of it stands in the address. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const query = parseSearchQuery(await searchParams);
  const [translator, state] = await Promise.all([
    words(locale, 'search', 'filters', 'jobs', 'shell', 'saved', 'errors'),
    loadSearch(locale, query),
  ]);
  const { t } = translator;
  const answer = state.name === 'isSuccess' ? state.answer : null;
  const filters = answer?.search.filters ?? [];
  const chips = filterChips(translator, query, filters);
  const [place] = query.locations.length === 1 ? filters.filter(({ key }) => key === 'locations') : [];
  const [typedPlace] = query.locations;
  const where = query.locations.length === 1 ? (place?.label ?? typedPlace) : '';
  const label = [typedWords(query), where].filter((text) => text !== '').join(' · ');
  return (
    <Shell locale={locale} screen="job-search" addressIn={(one) => canonical(one, query)}>
      <div className={styles.bar}>
        <div className="wrap">
          <JobSearchBox
            locale={locale}
            look="bar"
            what={typedWords(query)}
            where={where ?? ''}
            whereMeaning={query.locations.length === 1 ? typedPlace : undefined}
            hidden={keptFilters(query)}
          />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <FilterSheet translator={translator} words={query.query} total={answer?.total ?? null}>
            <SearchFilters translator={translator} query={query} filters={filters} facets={answer?.facets ?? {}} />
          </FilterSheet>
        </div>
        <div className={styles.results} data-state={state.name}>
          <div className={styles.waiting}>
            <JobListSkeleton label={t('filters.loading')} />
          </div>
          <SearchIsland
            address={searchAddress(locale, toAddressQuery(query))}
            asOf={answer?.asOf ?? null}
            label={answer !== null && answer.total > 0 && label !== '' ? label : null}
            hasResults={answer !== null && answer.total > 0}
            search={{
              query: lastingSearch(query),
              name: nameOf(label, chips),
              hasEmailNotification: false,
              emailFrequency: 'daily',
            }}
            saving={{
              saved: t('saved.searchSaved'),
              removed: t('saved.searchRemoved'),
              undo: t('saved.undo'),
              saveFailed: t('saved.searchSaveFailed'),
              removeFailed: t('saved.searchRemoveFailed'),
              full: t('errors.TOO_MANY_SAVED'),
            }}
            locale={locale}
          />
          <div data-offline hidden>
            <Note tone="warn" role="status">
              {t('filters.offline')}
            </Note>
          </div>
          {answer !== null && (
            <div className={styles.head}>
              <h1 className={styles.title} tabIndex={-1}>
                {headline(translator, query, answer.total)}
              </h1>
              <p className="sr" role="status">
                {headline(translator, query, answer.total)}
              </p>
              <div className={styles.actions}>
                <Button
                  key={canonical(locale, query)}
                  className={styles.keep}
                  look="text"
                  icon={<BookmarkSimpleIcon />}
                  aria-pressed={false}
                  data-save-search=""
                >
                  {t('saved.saveSearch')}
                </Button>
                <FilterSheetLink translator={translator} chosen={chips.length} />
              </div>
            </div>
          )}
          <ActiveFilters translator={translator} chips={chips} />
          <div className={styles.found}>
            {state.name === 'isSuccess' ? (
              <SearchResults translator={translator} query={query} found={state} />
            ) : (
              <FailedSearch translator={translator} state={state.name} />
            )}
          </div>
        </div>
      </div>
      <DeviceMarks locale={locale} />
    </Shell>
  );
};
