import { type EndpointShape, errorStatus, FailureEnvelope } from '@radar/domain/http';
import * as z from 'zod';

type Schema = NonNullable<EndpointShape['body']>;
type Json = Record<string, unknown>;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const parametersOf = (schema: Schema | undefined, where: 'path' | 'query'): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
};

const idempotencyKey: Json = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,128}$' },
};

const ifMatch: Json = {
  name: 'if-match',
  in: 'header',
  required: false,
  schema: { type: 'string', examples: ['"3"'] },
};

const everywhere = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'MISDIRECTED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const;
const ofChanges = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'] as const;

const failuresOf = (endpoint: EndpointShape): Json => {
  const codes = [...everywhere, ...(endpoint.method === 'GET' ? [] : ofChanges), ...endpoint.errors];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
};

const bodyOf = (endpoint: EndpointShape): Json => {
  if (endpoint.consumes === 'multipart') {
    const fields = endpoint.body === undefined ? {} : schemaOf(endpoint.body, 'input');
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: { allOf: [fields, file] } } } },
    };
  }
  if (endpoint.body === undefined) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
  };
};

const goodAnswerOf = (endpoint: EndpointShape): Json =>
  endpoint.produces === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : {
        'application/json': {
          schema: {
            type: 'object',
            required: ['isSuccess', 'data'],
            properties: { isSuccess: { const: true }, data: schemaOf(endpoint.answer, 'output') },
          },
        },
      };

const securityOf = ({ access }: EndpointShape): Json[] => {
  if (access === 'importer') return [{ importKey: [] }];
  return access === 'employer' ? [{ webhookSignature: [] }] : [];
};

const operationOf = (name: string, endpoint: EndpointShape): Json => ({
  operationId: name,
  summary: endpoint.summary,
  security: securityOf(endpoint),
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent === true ? [idempotencyKey] : []),
    ...(endpoint.versioned === true ? [ifMatch] : []),
  ],
  ...bodyOf(endpoint),
  responses: {
    200: { description: 'Done.', content: goodAnswerOf(endpoint) },
    ...failuresOf(endpoint),
  },
});

/** The OpenAPI 3.1 document of all endpoints. */
export const openApiDocument = (endpoints: Record<string, EndpointShape>): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Radar API', version: '1' },
    paths,
    components: {
      schemas: { Failure: schemaOf(FailureEnvelope, 'output') },
      securitySchemes: {
        importKey: { type: 'http', scheme: 'bearer' },
        webhookSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'webhook-signature',
          description: 'Standard Webhooks: HMAC-SHA256 over webhook-id, webhook-timestamp and the body.',
        },
      },
    },
  };
};
