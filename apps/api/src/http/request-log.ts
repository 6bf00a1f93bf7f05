import type { FastifyInstance } from 'fastify';

/** One line per answer: the route's pattern, never the address that was asked for. */
export const logRequests = (http: FastifyInstance): void => {
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        tookMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
};
