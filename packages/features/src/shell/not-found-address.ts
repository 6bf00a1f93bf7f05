/** Stands in the made page where the address comes; replaced for each visitor. */
export const notFoundMark = 'radar-address-here';

/** Folder of the 404 page. Nobody but the site itself gets it: see `redirects` of the Next config. */
export const notFoundPath = 'not-found';

export const selfHeader = 'x-radar-self';
