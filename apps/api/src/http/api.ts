import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** What a routes file gets: the server to put routes on, and the services behind them. */
export type Api = { http: FastifyInstance; services: Services };

/** A module's routes: one function per `<feature>.routes.ts`, listed in `routes.ts`. */
export type Routes = (api: Api) => void;
