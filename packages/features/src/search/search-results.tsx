import type { SearchAnswer, SearchQuery } from '@radar/domain/search';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { ChipLink, Chips } from '@radar/ui/chip';
import { EmptyState } from '@radar/ui/empty-state';
import { Note } from '@radar/ui/note';
import { Pagination } from '@radar/ui/pagination';
import { SectionHead } from '@radar/ui/section-head';
import { JobCards } from '../shell/job-cards/job-cards.tsx';
import { searchAddress, toAddressQuery } from '../shell/search-address.ts';
import { NoResults } from './no-results.tsx';
import type { FilterChip } from './search-chips.ts';
import type { SearchState } from './search-state.ts';
import styles from './search-results.module.css';

type Found = Extract<SearchState, { name: 'isSuccess' }>;

const jobsOf = ({ items }: SearchAnswer) => items.flatMap(({ jobs }) => jobs);

/** Jobs of the same search elsewhere that show below the exact ones. */
const shownElsewhere = 5;

/** The chips of what narrows the search, each to be taken away. */
export const ActiveFilters = ({ translator, chips }: { translator: Translator; chips: readonly FilterChip[] }) => {
  const { t, locale } = translator;
  if (chips.length === 0) return null;
  return (
    <Chips label={t('search.activeFilters')}>
      {chips.map(({ label, without, isResolved }) => (
        <ChipLink
          key={`${label} ${without}`}
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
  );
};

const Notes = ({
  translator: { t },
  query,
  answer,
}: {
  translator: Translator;
  query: SearchQuery;
  answer: SearchAnswer;
}) => {
  const { filters, correctedQuery } = answer.search;
  return (
    <>
      {filters
        .filter(({ isResolved, key }) => !isResolved && key !== 'query')
        .map(({ key, label }) => (
          <Note key={`${key}-${label}`} tone="warn" role="status">
            {t('search.unresolved', { label })}
          </Note>
        ))}
      {correctedQuery !== null && (
        <Note tone="tint" role="status">
          {t('search.corrected', { typed: query.query.join(' '), corrected: correctedQuery })}
        </Note>
      )}
    </>
  );
};

const Elsewhere = ({
  translator,
  query,
  exact,
  answer,
}: {
  translator: Translator;
  query: SearchQuery;
  exact: SearchAnswer;
  answer: SearchAnswer;
}) => {
  const { t, locale } = translator;
  const places = exact.search.filters.filter(({ key, isResolved }) => key === 'locations' && isResolved);
  const all = { ...toAddressQuery({ ...query, page: 1, asOf: undefined, excludeLocations: true }) };
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere">
      <SectionHead
        id="elsewhere"
        heading={t('search.elsewhere')}
        note={t('filters.elsewhereNote', { place: places.map(({ label }) => label).join(t('shell.listSeparator')) })}
      />
      <JobCards
        jobs={jobsOf(answer).slice(0, shownElsewhere)}
        translator={translator}
        label={t('search.elsewhere')}
        headingLevel={3}
      />
      <p className={styles.more}>
        <ButtonLink href={searchAddress(locale, all)}>{t('filters.elsewhereAll', { n: answer.total })}</ButtonLink>
      </p>
    </section>
  );
};

type SearchResultsProps = { translator: Translator; query: SearchQuery; found: Found };

/** The list of one page, its further pages, and apart from it the same jobs elsewhere. */
export const SearchResults = ({ translator, query, found: { answer, elsewhere, looser } }: SearchResultsProps) => {
  const { t, locale, number } = translator;
  const jobs = jobsOf(answer);
  const isPastEnd = jobs.length === 0 && answer.total > 0;
  // Further pages are asked as of the first one's moment: a new ad must not shift what was seen.
  const pageAddress = (page: number): string =>
    searchAddress(locale, { ...toAddressQuery(query), page, asOf: query.asOf ?? answer.asOf });
  return (
    <>
      <Notes translator={translator} query={query} answer={answer} />
      {answer.total === 0 && <NoResults translator={translator} query={query} looser={looser} />}
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
      {elsewhere !== null && <Elsewhere translator={translator} query={query} exact={answer} answer={elsewhere} />}
    </>
  );
};
