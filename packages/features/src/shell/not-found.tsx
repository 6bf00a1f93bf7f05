import { locale as rootLocale } from 'next/root-params';
import { NotFoundPanel } from './not-found-panel.tsx';
import { localeOf } from './page-props.ts';

/**
 * What `notFound()` of a page shows to a visitor who comes from another page without reloading; everybody else gets the
 * whole 404 page of the guard. Every page carries this one, made in advance, so it is small and reads nothing of the request.
 */
export const NotFound = async () => (
  <main id="main">
    <NotFoundPanel locale={localeOf(await rootLocale())} />
  </main>
);
