import type { SearchAnswer, SearchQuery } from '@radar/domain/search';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { ButtonLink } from '@radar/ui/button';
import { ChipLink, Chips } from '@radar/ui/chip';
import { EmptyState } from '@radar/ui/empty-state';
import { Note } from '@radar/ui/note';
import { Pagination } from '@radar/ui/pagination';
import type { Metadata } from 'next';
import { site } from '../server/brand.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type QueryPageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import { JobCards } from '../shell/job-cards/job-cards.tsx';
import { loadSearch } from './load-search.ts';
import { JobSearchBox } from '../shell/search-box/job-search-box.tsx';
import { queryString, searchAddress } from '../shell/search-address.ts';
import { filterChips } from './search-chips.ts';
import { SearchFilters } from './search-filters.tsx';
import { parseSearchQuery, toAddressQuery } from './search-query.ts';
import styles from './job-search.module.css';

const typedWords = (query: SearchQuery): string => query.query.join(' ');

const headline = ({ t }: Translator, query: SearchQuery, total: number): string =>
  query.query.length === 0
    ? t('search.countAll', { n: total })
    : t('search.countFor', { n: total, query: typedWords(query) });

export const generateMetadata = async ({ params, searchParams }: QueryPageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const [{ t }, query] = await Promise.all([words(locale, 'search'), searchParams.then(parseSearchQuery)]);
  const typed = typedWords(query);
  return pageMetadata({
    locale,
    screen: 'job-search',
    title: typed === '' ? t('search.metaTitle') : `${typed} · ${t('search.metaTitle')}`,
    addressIn: (one) => searchAddress(one, toAddressQuery(query)),
    feed: toAddressQuery(query),
  });
};

const NoResults = ({
  translator,
  query,
  answer,
}: {
  translator: Translator;
  query: SearchQuery;
  answer: SearchAnswer;
}) => {
  const { t, locale } = translator;
  const typed = typedWords(query);
  return (
    <EmptyState
      title={typed === '' ? t('search.emptyTitle') : t('search.emptyTitleFor', { query: typed })}
      message={t('search.emptyText')}
    >
      <Chips label={t('search.activeFilters')} centred>
        {filterChips(translator, query, answer.search.filters).map(({ label, without }) => (
          <ChipLink key={without} href={without}>
            {t('search.loosen', { label })}
          </ChipLink>
        ))}
        <ChipLink href={href(locale, 'jobs')}>{t('jobs.listTitle')}</ChipLink>
      </Chips>
    </EmptyState>
  );
};

/** Search: words, filters, results, page by page; every state of it stands in the address. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const query = parseSearchQuery(await searchParams);
  const [translator, answer] = await Promise.all([
    words(locale, 'search', 'jobs', 'shell', 'form'),
    loadSearch(locale, query),
  ]);
  const { t, number } = translator;
  const addressIn = (one: Locale): string => searchAddress(one, toAddressQuery(query));
  // Further pages are asked as of the first one's moment: a new ad must not shift what was seen.
  const pageAddress = (page: number): string =>
    searchAddress(locale, {
      ...toAddressQuery(query),
      page,
      asOf: page === 1 ? undefined : (query.asOf ?? answer.asOf),
    });
  const chips = filterChips(translator, query, answer.search.filters);
  const unresolved = answer.search.filters.filter(({ isResolved, key }) => !isResolved && key !== 'query');
  const jobs = answer.items.flatMap((item) => item.jobs);
  const isPastEnd = jobs.length === 0 && answer.total > 0;
  const placeLabels = answer.search.filters.filter(({ key }) => key === 'locations').map(({ label }) => label);
  return (
    <Shell locale={locale} screen="job-search" addressIn={addressIn}>
      <div className={styles.bar}>
        <div className="wrap">
          <JobSearchBox
            translator={translator}
            look="bar"
            what={typedWords(query)}
            where={query.locations.length === 0 ? '' : placeLabels.slice(0, 1).join()}
            hidden={keptFilters(query)}
          />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <SearchFilters translator={translator} query={query} facets={answer.facets} currency={site.currency} />
        <div className={styles.results}>
          <h1 className={styles.title}>{headline(translator, query, answer.total)}</h1>
          {chips.length > 0 && (
            <Chips label={t('search.activeFilters')}>
              {chips.map(({ label, without, isResolved }) => (
                <ChipLink
                  key={without}
                  href={without}
                  on={isResolved}
                  unresolved={!isResolved}
                  aria-label={t('search.remove', { label })}
                  removeLabel={t('search.remove', { label: '' })}
                >
                  {label}
                </ChipLink>
              ))}
              <ChipLink href={searchAddress(locale, {})}>{t('search.clear')}</ChipLink>
            </Chips>
          )}
          {unresolved.map(({ key, label }) => (
            <Note key={`${key}-${label}`} tone="warn" role="status">
              {t('search.unresolved', { label })}
            </Note>
          ))}
          {answer.search.correctedQuery !== null && (
            <Note tone="tint" role="status">
              {t('search.corrected', { typed: typedWords(query), corrected: answer.search.correctedQuery })}
            </Note>
          )}
          {answer.total === 0 && <NoResults translator={translator} query={query} answer={answer} />}
          {isPastEnd && (
            <EmptyState title={t('search.pastEnd', { pages: number(answer.totalPages) })}>
              <ButtonLink href={pageAddress(1)}>{t('search.firstPage')}</ButtonLink>
            </EmptyState>
          )}
          {jobs.length > 0 && <JobCards jobs={jobs} translator={translator} label={t('search.results')} />}
          {answer.totalPages > 1 && !isPastEnd && (
            <Pagination
              label={t('search.pagination')}
              current={query.page}
              total={answer.totalPages}
              hrefOf={pageAddress}
              previousLabel={t('search.previous')}
              nextLabel={t('search.next')}
              pageLabel={(page) => t('search.goToPage', { page: number(page) })}
            />
          )}
        </div>
      </div>
    </Shell>
  );
};

// Other words mean other places and another page; everything else stays.
const renewed = new Set(['query', 'locations', 'page', 'asOf', 'radiusKm', 'excludeLocations']);

const keptFilters = (query: SearchQuery): [string, string][] => [
  ...new URLSearchParams(
    queryString(Object.fromEntries(Object.entries(toAddressQuery(query)).filter(([key]) => !renewed.has(key)))),
  ),
];
