import { setTimeout as sleep } from 'node:timers/promises';
import { isMigrated } from '../db/migrate.ts';
import type { Services } from '../services.ts';
import type { Routes } from './api.ts';

const pingTimeoutMs = 500;

/** Paths that answer under any load. */
export const healthPaths = new Set(['/healthz', '/readyz', '/metrics']);

const databaseAnswers = (services: Services): Promise<boolean> =>
  Promise.race([isMigrated(services.db).catch(() => false), sleep(pingTimeoutMs, false, { ref: false })]);

const isReady = async (services: Services): Promise<boolean> =>
  !services.health.isDraining && !services.health.isDiskLow && (await databaseAnswers(services));

/**
 * `/healthz`: the process lives. `/readyz`: it may be given work. Neither says more than yes or no. `/metrics`: figures of
 * this process for Prometheus. None is an endpoint, so the sites pass none of them on.
 */
export const healthRoutes: Routes = ({ http, services }) => {
  http.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ isSuccess: true, data: {} }));
  http.get('/metrics', (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4').send(services.metrics.text()),
  );
  http.get('/readyz', async (_, reply) => {
    const ready = await isReady(services);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ isSuccess: ready, data: {} });
  });
};
