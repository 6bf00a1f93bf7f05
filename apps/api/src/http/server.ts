import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { AppError } from '@radar/domain/http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Services } from '../services.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { sendFailure } from './failure.ts';
import { healthPaths } from './health.routes.ts';
import { guardAgainstOverload } from './overload.ts';
import { logRequests } from './request-log.ts';
import { routes } from './routes.ts';
import { toAppError } from './to-app-error.ts';
import { answerUnknownRoutes } from './unknown-route.ts';

const maxUrlLength = 8 * 1024;

const answerFault = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const told = toAppError(error);
  if (told.status >= 500) request.log.error({ fault: error, answered: told.code }, 'failed');
  return sendFailure(request, reply, told);
};

const refuseLongAddresses = (http: FastifyInstance): void => {
  http.addHook('onRequest', (request, _, done) => {
    done(request.url.length > maxUrlLength ? new AppError('URI_TOO_LONG') : undefined);
  });
};

/** JSON only, as text: an endpoint parses it itself, since what it takes differs. */
const readJsonBodies = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
};

const noSchemas = (): never => {
  throw new Error('Endpoints are checked by zod: pass them to serve().');
};

/** The HTTP server with every route on it. It does not listen yet. */
export const createServer = async (services: Services): Promise<FastifyInstance> => {
  const logger: FastifyBaseLogger = services.log;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: services.env.trustedProxies,
    requestTimeout: 125_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 200, querystringParser: () => ({}) },
    frameworkErrors: (error, request, reply) => {
      void answerFault(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
  });
  http.setValidatorCompiler(noSchemas);
  http.setSerializerCompiler(noSchemas);
  http.setErrorHandler(answerFault);
  guardAgainstOverload(http, services.env.overload, (url) => healthPaths.has(url));
  refuseLongAddresses(http);
  logRequests(http);
  readJsonBodies(http);
  await http.register(cookie);
  await http.register(multipart, { throwFileSizeLimit: false });
  for (const add of routes) add({ http, services });
  answerUnknownRoutes(http);
  return http;
};
