import { type FacetValue, type ResolvedFilter, SearchQuery } from '@radar/domain/search';
import { describe, expect, it } from 'vitest';
import { closedOptions, openOptions, unlisted } from './filter-options.ts';

const split: FacetValue = {
  value: '825',
  label: 'Split',
  jobs: 4,
  place: { kind: 'city', country: 'HR', within: 'Splitsko-dalmatinska županija' },
};
const zagreb: FacetValue = { value: '7', label: 'Zagreb', jobs: 9 };
const resolved = (value: string, changes: Partial<ResolvedFilter> = {}): ResolvedFilter => ({
  key: 'locations',
  value,
  id: 825,
  label: 'Split',
  isResolved: true,
  ...changes,
});

describe('values of an open list', () => {
  const facets = { locations: [zagreb, split] };

  it.each(['825', 'Split', 'сплит'])('%s is the counted place, ticked as the address writes it', (value) => {
    const query = SearchQuery.parse({ locations: [value] });
    const options = openOptions('locations', { query, filters: [resolved(value)], facets });
    expect(options.map(({ value: own, jobs, isChosen }) => [own, jobs, isChosen])).toEqual([
      ['7', 9, false],
      [value, 4, true],
    ]);
  });

  it('keeps a chosen one that nothing was counted for', () => {
    const query = SearchQuery.parse({ locations: ['Komiža'] });
    const filters = [resolved('Komiža', { id: 3, label: 'Komiža' })];
    expect(openOptions('locations', { query, filters, facets })[0]).toEqual({
      value: 'Komiža',
      label: 'Komiža',
      jobs: 0,
      isChosen: true,
    });
  });

  it('does not tick a place of the words, and leaves unknown names to be kept unseen', () => {
    const query = SearchQuery.parse({ query: ['konobar u Splitu'], locations: ['Atlantida'] });
    const filters = [resolved('u Splitu'), resolved('Atlantida', { id: null, isResolved: false })];
    const options = openOptions('locations', { query, filters, facets });
    expect(options.filter(({ isChosen }) => isChosen)).toEqual([]);
    expect(unlisted('locations', query, options)).toEqual(['Atlantida']);
  });

  it('is no longer than a page should carry, but never without what was chosen', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      value: `${index}`,
      label: `M${index}`,
      jobs: 60 - index,
    }));
    const query = SearchQuery.parse({ locations: ['55'] });
    const filters = [resolved('55', { id: 55, label: 'M55' })];
    const options = openOptions('locations', { query, filters, facets: { locations: many } });
    expect([options.length, options.at(-1)?.value, options.at(-1)?.isChosen]).toEqual([31, '55', true]);
  });
});

it('a closed list has each of its values, in its own order, with none where nothing was counted', () => {
  const query = SearchQuery.parse({ workModes: ['remote', 'on_the_moon'] });
  const facets = { workModes: [{ value: 'remote', label: 'remote', jobs: 2 }] };
  const options = closedOptions('workModes', ['on_site', 'remote'], { query, filters: [], facets }, (value) => value);
  expect(options.map(({ value, jobs, isChosen }) => [value, jobs, isChosen])).toEqual([
    ['on_site', 0, false],
    ['remote', 2, true],
  ]);
  expect(unlisted('workModes', query, options)).toEqual(['on_the_moon']);
});
