import { endpoints } from '@radar/domain/endpoints';
import type { Routes } from './api.ts';
import { openApiDocument } from './openapi.ts';

/** `/openapi.json`, where the environment opens it. */
export const docsRoutes: Routes = ({ http, services }) => {
  if (!services.env.hasDocs) return;
  const document = openApiDocument(endpoints);
  http.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-store').send(document));
};
