import { AppError } from '@radar/domain/http';
import { endpoints } from '@radar/domain/endpoints';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failure.ts';

const known = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Methods that an address takes; none for an unknown address. */
const methodsOf = (url: string): string[] => {
  const path = url.split('?')[0] ?? '';
  return known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
};

/** Answers addresses that nobody serves: 405 where another method is served, else 404. */
export const answerUnknownRoutes = (http: FastifyInstance): void => {
  http.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    if (methods.length === 0) return sendFailure(request, reply, new AppError('NOT_FOUND'));
    reply.header('allow', methods.join(', '));
    return sendFailure(request, reply, new AppError('METHOD_NOT_ALLOWED'));
  });
};
