import { AppError } from '@radar/domain/http';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { employerHooks } from '../db/schema/index.ts';
import { isSigned } from '../webhooks/standard-webhook.ts';

/**
 * Lets only the connected system of the employer pass whom the address names: by its signature over the body.
 * @throws AppError UNAUTHENTICATED, also for an employer who is not connected
 */
export const requireEmployerSignature = async (db: Db, request: FastifyRequest, employerId: number): Promise<void> => {
  const [hook] = await db
    .select({ secret: employerHooks.secret, nowS: sql<number>`extract(epoch from now())::float8` })
    .from(employerHooks)
    .where(eq(employerHooks.employerId, employerId));
  const body = typeof request.body === 'string' ? request.body : '';
  if (hook === undefined || !isSigned(hook.secret, request.headers, body, hook.nowS))
    throw new AppError('UNAUTHENTICATED');
};
