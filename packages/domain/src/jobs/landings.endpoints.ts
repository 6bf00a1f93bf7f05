import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { Currency, Id } from '../text/values.schema.ts';

/**
 * What a landing page collects.
 * - `city`, `region`: jobs of a place of the site's country
 * - `abroad`: jobs outside of it, all of them or of one country
 * - `category`, `position`: jobs of a field, of an occupation
 * - `popular`: what many look for: a way of working, or an occupation in a city
 */
export const LandingKind = z.enum(['city', 'region', 'abroad', 'category', 'position', 'popular']);
export type LandingKind = z.output<typeof LandingKind>;

/** The search that lists the jobs of a landing page, as it stands in an address. */
export const LandingQuery = z.object({
  locations: z.optional(z.array(z.string())),
  positions: z.optional(z.array(z.string())),
  jobTypes: z.optional(z.array(z.string())),
  workModes: z.optional(z.array(z.string())),
  abroad: z.optional(z.boolean()),
});
export type LandingQuery = z.output<typeof LandingQuery>;

/** Last part of the page's address in each language. */
export const LandingSlugs = z.object({
  hr: z.string(),
  en: z.string(),
  sl: z.string(),
  bs: z.string(),
  mk: z.string(),
});

export const LandingLink = z.object({
  kind: LandingKind,
  /** In the language asked for. */
  name: z.string(),
  slugs: LandingSlugs,
  jobs: z.int(),
  query: LandingQuery,
});
export type LandingLink = z.output<typeof LandingLink>;

/** Middle of what ads state, in minor units of the currency a month: half state less, half more. */
export const LandingPay = z.object({
  kind: z.enum(['gross', 'net']),
  minMinor: z.int(),
  maxMinor: z.int(),
  currency: Currency,
  /** Ads that the figures are taken from. */
  ads: z.int(),
});

export const Landing = z.extend(LandingLink, {
  /** The city or region in it, and the occupation or field: what its text speaks of. */
  place: z.nullable(z.object({ id: Id, name: z.string() })),
  position: z.nullable(z.object({ id: Id, name: z.string() })),
  employers: z.int(),
  /** Jobs of the last three days. */
  newJobs: z.int(),
  /** Null where too few ads state their pay. */
  pay: z.nullable(LandingPay),
  topPositions: z.array(LandingLink),
  topPlaces: z.array(LandingLink),
  /** Neighbours: what else a reader of this page looks for. */
  related: z.array(LandingLink),
});
export type Landing = z.output<typeof Landing>;

/** A landing page with fewer jobs is not offered to search engines, nor linked. */
export const landingMinJobs = 3;

export const getLandings = endpoint({
  method: 'GET',
  path: '/jobs/landings',
  access: 'public',
  summary: 'Landing pages of the site with enough jobs, with their addresses in each language; most jobs first.',
  answer: z.object({ items: z.array(LandingLink) }),
  errors: [],
});

export const getLanding = endpoint({
  method: 'GET',
  path: '/jobs/landings/{slug}',
  access: 'public',
  summary: 'A landing page by its slug in any language, with its live figures.',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)) }),
  answer: Landing,
  errors: ['NOT_FOUND'],
});
