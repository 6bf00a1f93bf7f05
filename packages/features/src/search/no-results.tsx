import { type LooserSearch, SearchQuery, withoutFilter } from '@radar/domain/search';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ChipLink, Chips } from '@radar/ui/chip';
import { EmptyState } from '@radar/ui/empty-state';
import { searchAddress, toAddressQuery } from '../shell/search-address.ts';
import { chipLabel } from './search-chips.ts';

type Way = { label: string; address: string; jobs: number };

const loosened = (query: SearchQuery, { kind, filter, value }: LooserSearch): SearchQuery => {
  const first = { ...query, page: 1, asOf: undefined };
  switch (kind) {
    case 'without':
      return withoutFilter(query, filter);
    case 'radius':
      return { ...first, radiusKm: Number(value) };
    case 'place': {
      const around = withoutFilter(query, filter);
      return { ...around, radiusKm: undefined, locations: [...around.locations, value] };
    }
    case 'words':
      return { ...first, query: [value] };
    case 'all':
      return SearchQuery.parse({ query: [value] });
  }
};

const wayOf = (translator: Translator, query: SearchQuery, looser: LooserSearch): Way => {
  const { t, locale } = translator;
  const { kind, filter, label, jobs } = looser;
  const labels = {
    without: () => t('search.loosen', { label: chipLabel(translator, query, filter) }),
    radius: () => t('filters.looserRadius', { km: label }),
    place: () => label,
    words: () => t('filters.looserWord', { word: label }),
    all: () => t('filters.looserAll'),
  };
  return { label: labels[kind](), address: searchAddress(locale, toAddressQuery(loosened(query, looser))), jobs };
};

type NoResultsProps = {
  translator: Translator;
  query: SearchQuery;
  looser: readonly LooserSearch[];
};

/** Nothing found: names the search, and the ways to ask for less with what each would find. */
export const NoResults = ({ translator, query, looser }: NoResultsProps) => {
  const { t, locale, number } = translator;
  const typed = query.query.join(' ');
  // Two ways may lead to the same search: without the only place is anywhere.
  const ways = new Map(looser.map((one) => wayOf(translator, query, one)).map((way) => [way.address, way]));
  return (
    <EmptyState
      title={typed === '' ? t('search.emptyTitle') : t('search.emptyTitleFor', { query: typed })}
      message={ways.size === 0 ? t('search.emptyText') : t('filters.looserText')}
    >
      <Chips label={t('filters.looserWays')} centred>
        {[...ways.values()].map(({ label, address, jobs }) => (
          <ChipLink key={address} href={address} count={number(jobs)}>
            {label}
          </ChipLink>
        ))}
        <ChipLink href={href(locale, 'jobs')}>{t('jobs.listTitle')}</ChipLink>
      </Chips>
    </EmptyState>
  );
};
