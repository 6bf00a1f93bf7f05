import { locale as rootLocale } from 'next/root-params';
import { NotFoundPanel } from './not-found-panel.tsx';
import { localeOf } from './page-props.ts';
import { ShownAddress } from './shown-address.tsx';

/**
 * What `notFound()` of a page shows: an unknown job, an unknown info page. Every page carries it, made in advance, so it
 * is small and reads nothing of the request (reading it would turn every page dynamic).
 */
export const NotFound = async () => (
  <main id="main">
    <NotFoundPanel locale={localeOf(await rootLocale())} address={<ShownAddress />} />
  </main>
);
