import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/**
 * Facets that stand together in ads. Thousands of ads share the same few sets, so each is written once and ads name it:
 * counting sets costs far less than counting the facets of every ad, and rows get narrower.
 */
export const facetSets = pgTable(
  'facet_sets',
  {
    id: id(),
    /** In ascending order, as search/facets.ts packs them. */
    facets: integer().array().notNull().unique(),
  },
  (table) => [index().using('gin', table.facets).with({ fastupdate: false })],
);
