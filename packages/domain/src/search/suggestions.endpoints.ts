import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { Id, line } from '../text/values.schema.ts';

/** The beginning of what somebody looks for. */
const Beginning = z.object({ query: z._default(line(100), '') });

const cachedForS = 300;

const Suggestion = z.object({
  /** Null for a skill: skills are words of ads. */
  id: z.nullable(Id),
  label: z.string(),
  /** Open jobs of the site behind it; null where they are not counted. */
  jobs: z.nullable(z.int()),
});

export const suggestWhat = endpoint({
  method: 'GET',
  path: '/suggestions/what',
  access: 'public',
  summary: 'Positions, employers and skills of open jobs with a word that begins like the query, in any script.',
  query: Beginning,
  answer: z.object({
    positions: z.array(Suggestion),
    employers: z.array(Suggestion),
    skills: z.array(Suggestion),
  }),
  errors: [],
  sharedMaxAgeS: cachedForS,
});

const PlaceSuggestion = z.object({
  id: Id,
  kind: z.enum(['country', 'region', 'city', 'place']),
  label: z.string(),
  /** The region of a town, the country of a region or of a town abroad. */
  region: z.nullable(z.string()),
  jobs: z.int(),
});

export const suggestWhere = endpoint({
  method: 'GET',
  path: '/suggestions/where',
  access: 'public',
  summary: 'Places with a word that begins like the query, in any script, those with the most open jobs first.',
  query: Beginning,
  answer: z.object({ places: z.array(PlaceSuggestion) }),
  errors: [],
  sharedMaxAgeS: cachedForS,
});

/** Degrees, WGS 84. Two decimals, about a kilometre, are enough. */
const degrees = (most: number) => z.coerce.number().check(z.minimum(-most), z.maximum(most));

export const getNearestPlace = endpoint({
  method: 'GET',
  path: '/places/nearest',
  access: 'public',
  summary: 'The town nearest to a point, at most 100 km away.',
  query: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  answer: z.object({ id: Id, name: z.string(), region: z.nullable(z.string()), distanceKm: z.number() }),
  errors: ['NOT_FOUND'],
});
