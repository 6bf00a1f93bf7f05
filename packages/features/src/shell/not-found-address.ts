/** Stands in the made page where the address comes; replaced for each visitor. */
export const notFoundMark = 'radar-address-here';

/** Folder of the 404 page. Nobody but the site itself gets it: see `redirects` of the Next config. */
export const notFoundPath = 'not-found';

/** First segment, under a language, of what the guard of pages has found to have no page: the asked path follows. */
export const unknownPath = '404';

/** On a request of the site to itself. */
export const selfHeader = 'x-radar-self';

/** Where the site reaches itself. */
export const selfOrigin = (): string => `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
