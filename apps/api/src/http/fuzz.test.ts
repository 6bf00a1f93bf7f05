import { endpoints } from '@radar/domain/endpoints';
import { type EndpointShape, errorStatus } from '@radar/domain/http';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { anApplicant, type Applicant } from '../testing/applicant.ts';

let api: TestApi;
let applicant: Applicant;
beforeAll(async () => {
  api = await aTestApi();
  applicant = await anApplicant(api);
});
afterAll(() => api.close());

const runs = Number(process.env['FUZZ_RUNS'] ?? 40);

/** Text of every kind: words, signs of SQL, patterns and mark-up, control characters, halves of characters. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '--',
    '\u0000',
    '\ud800',
    'infinity',
    'NaN',
    '-1',
    '2147483648',
    '1e309',
    '{}',
    'ž'.repeat(300),
  ),
);
const anyId = fc.oneof(fc.nat().map(String), anyText);

const keysOf = (schema: EndpointShape['body']): string[] =>
  schema === undefined
    ? []
    : Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

const record = (keys: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, values])), { requiredKeys: [] });

const requestOf = (endpoint: EndpointShape): fc.Arbitrary<InjectOptions> => {
  const ids = fc.dictionary(
    fc.constantFrom(...(endpoint.path.match(/\{\w+\}/g) ?? ['{}'])),
    fc.oneof(anyId, fc.constant('own')),
  );
  const query = record([...keysOf(endpoint.query), 'unknown'], fc.oneof(anyText, fc.array(anyText, { maxLength: 3 })));
  const body = fc.oneof(
    record([...keysOf(endpoint.body), 'unknown'], fc.oneof(anyText, fc.jsonValue())),
    fc.jsonValue(),
  );
  return fc.tuple(ids, query, body).map(([params, asked, sent]) => {
    const path = endpoint.path.replace(/\{\w+\}/g, (name) => {
      const value = params[name] ?? 'own';
      return value === 'own' ? applicant.id : encodeURIComponent(value.toWellFormed());
    });
    const search = new URLSearchParams(
      Object.entries(asked).flatMap(([key, value]) =>
        (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
      ),
    );
    return {
      method: endpoint.method,
      url: `${path}?${search.toString()}`,
      headers: {
        'idempotency-key': 'fuzz-fuzz-fuzz-fuzz',
        ...(endpoint.access === 'importer' && { authorization: `Bearer ${api.services.env.importKey}` }),
        ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(endpoint.method !== 'GET' && { payload: JSON.stringify(sent) }),
    };
  });
};

const everywhere = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'URI_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
] as const;

describe('whatever is sent, the answer is a declared one, soon', () => {
  it.each(Object.entries(endpoints))('%s', async (_, endpoint) => {
    const declared = new Set<number>([200, ...[...everywhere, ...endpoint.errors].map((code) => errorStatus[code])]);
    await fc.assert(
      fc.asyncProperty(
        fc.constant(null).chain(() => requestOf(endpoint)),
        async (request) => {
          const began = performance.now();
          const answer = await applicant.request(request);
          expect(performance.now() - began).toBeLessThan(1_000);
          expect(declared).toContain(answer.statusCode);
          expect(typeof answer.json().isSuccess).toBe('boolean');
        },
      ),
      { numRuns: runs },
    );
  });
});
