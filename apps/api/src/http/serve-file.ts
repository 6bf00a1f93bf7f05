import type { Readable } from 'node:stream';
import type { EndpointShape } from '@radar/domain/http';
import { create as contentDisposition } from 'content-disposition';
import type { Api } from './api.ts';
import type { Context } from './context.ts';
import { listKeysOf } from './query-string.ts';
import { contextOf, routePattern } from './serve.ts';

/** A person's file on its way to somebody who may have it. */
export type SentFile = {
  name: string;
  mediaType: string;
  /** Null: not known before it is made. */
  sizeBytes: number | null;
  content: Readable;
};

/**
 * Serves an endpoint that answers a file: to be saved, never shown by the browser on the site's own address, and kept by
 * no cache. Failures come as everywhere.
 */
export const serveFile = <E extends EndpointShape>(
  api: Api,
  endpoint: E,
  handle: (context: Context<E>) => Promise<SentFile>,
): void => {
  const listKeys = listKeysOf(endpoint.query);
  api.http.route({
    method: endpoint.method,
    url: routePattern(endpoint.path),
    handler: async (request, reply) => {
      const { name, mediaType, sizeBytes, content } = await handle(
        await contextOf(api, endpoint, listKeys, request, reply),
      );
      return reply
        .headers({
          'content-type': mediaType,
          ...(sizeBytes !== null && { 'content-length': sizeBytes }),
          'content-disposition': contentDisposition(name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'private, no-store',
        })
        .send(content);
    },
  });
};
