import { type Answer, AppError, type EndpointShape, toFieldErrors } from '@radar/domain/http';
import { maxDocumentBytes } from '@radar/domain/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api } from './api.ts';
import { networkOf } from './client-network.ts';
import type { Context } from './context.ts';
import { requireEmployerSignature } from './employer-signature.ts';
import { nobody, readGuest } from './guest.ts';
import { parseJson } from './json-body.ts';
import { readNonce } from './nonce.ts';
import { listKeysOf, readQuery } from './query-string.ts';
import { receiveFile } from './receive-file.ts';
import { readSession, sessionCookies } from './session.ts';
import {
  etagOf,
  readIdempotencyKey,
  readIfMatch,
  readLocale,
  readSite,
  requireImportKey,
  requireSameSite,
} from './read-request.ts';

const defaultBodyLimitBytes = 256 * 1024;

type Handler<E extends EndpointShape> = (context: Context<E>) => Promise<Answer<E>>;

/** `/jobs/{id}` as Fastify writes it: `/jobs/:id`. */
export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const parsed = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(input);
  if (!result.success) throw new AppError('VALIDATION_FAILED', { fields: toFieldErrors(result.error, input) });
  return result.data;
};

/** What is not an id is answered like an unknown id. */
const parsedParams = (schema: z.ZodMiniType | undefined, params: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(params);
  if (!result.success) throw new AppError('NOT_FOUND');
  return result.data;
};

const EmployerId = z.object({ id: z.int() });

const readBody = (endpoint: EndpointShape, request: FastifyRequest): unknown => {
  if (endpoint.consumes === 'multipart' || endpoint.body === undefined) return undefined;
  const isTrusted = endpoint.access === 'importer';
  return parsed(endpoint.body, typeof request.body === 'string' ? parseJson(request.body, isTrusted) : undefined);
};

const requireMediaType = (endpoint: EndpointShape, request: FastifyRequest): void => {
  const isMultipart = request.isMultipart();
  const isWanted = endpoint.consumes === 'multipart' ? isMultipart : !isMultipart;
  if (!isWanted) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
};

/** Reads a request into what the handler gets, cheapest checks first. */
export const contextOf = async <E extends EndpointShape>(
  { services }: Api,
  endpoint: E,
  listKeys: ReadonlySet<string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context<E>> => {
  const { env, db, incoming, health } = services;
  const site = readSite(request);
  const isChange = endpoint.method !== 'GET';
  if (isChange) {
    requireSameSite(request, Object.values(env.origins));
    requireMediaType(endpoint, request);
    if (health.isDiskLow) throw new AppError('STORAGE_FULL');
  }
  const person = { secret: env.sessionSecret, siteId: site.id, isSecure: env.origins[site.id].startsWith('https:') };
  const mayBeUser = endpoint.access === 'user' || endpoint.access === 'guest';
  const user = mayBeUser ? await readSession(db, person, request) : null;
  if (endpoint.access === 'user' && user === null) throw new AppError('UNAUTHENTICATED');
  if (endpoint.access === 'importer') requireImportKey(request, env.importKey);
  const params = parsedParams(endpoint.params, request.params);
  if (endpoint.access === 'employer') await requireEmployerSignature(db, request, EmployerId.parse(params).id);
  const query = parsed(endpoint.query, readQuery(request.url, listKeys));
  const body = readBody(endpoint, request);
  const idempotencyKey = endpoint.idempotent === true ? readIdempotencyKey(request) : null;
  const guestSite = { id: site.id, isSecure: person.isSecure };
  const guest = endpoint.access === 'guest' ? await readGuest(db, guestSite, request, reply) : nobody;
  const receive = () => receiveFile(endpoint, request, incoming, maxDocumentBytes);
  const context = {
    db,
    params,
    query,
    body,
    receive: endpoint.consumes === 'multipart' ? receive : undefined,
    site,
    locale: readLocale(request, site.firstLocale),
    guest,
    user,
    nonce: readNonce(person.isSecure, request, reply),
    session: sessionCookies(person, request, reply),
    now: services.now(),
    log: request.log,
    idempotencyKey,
    isCurrent: readIfMatch(request),
    network: networkOf(request.ip),
  };
  // The schemas of this very endpoint have just parsed these values; the compiler cannot follow them through `E`.
  return context as unknown as Context<E>;
};

const Versioned = z.object({ version: z.int() });

const cacheControlOf = ({ sharedMaxAgeS }: EndpointShape): string =>
  sharedMaxAgeS === undefined ? 'private, no-store' : `public, max-age=0, s-maxage=${sharedMaxAgeS}`;

/**
 * Serves an endpoint: parses what comes in with its schemas, hands it to `handle`, and answers what comes out through its
 * answer schema, so that no field leaves that it does not name.
 */
export const serve = <E extends EndpointShape>(api: Api, endpoint: E, handle: Handler<E>): void => {
  const listKeys = listKeysOf(endpoint.query);
  const cacheControl = cacheControlOf(endpoint);
  api.http.route({
    method: endpoint.method,
    url: routePattern(endpoint.path),
    bodyLimit: endpoint.bodyLimitBytes ?? defaultBodyLimitBytes,
    handler: async (request, reply) => {
      const context = await contextOf(api, endpoint, listKeys, request, reply);
      const data = endpoint.answer.parse(await handle(context));
      reply.header('cache-control', cacheControl);
      if (endpoint.versioned === true) reply.header('etag', etagOf(Versioned.parse(data).version));
      if (endpoint.sharedMaxAgeS !== undefined) reply.header('vary', 'accept-language, app-domain');
      return { isSuccess: true, data };
    },
  });
};
