import { documentLoaders } from './compiled/loaders.ts';
import type { Locale } from './locales.ts';
import type { InfoPage } from './routes.ts';

/** An info page: its title, and HTML made from our own Markdown. */
export type InfoDocument = { title: string; html: string };

/** The text of an info page in a language. */
export const loadDocument = async (locale: Locale, page: InfoPage): Promise<InfoDocument> =>
  (await documentLoaders[locale][page]()).default;
