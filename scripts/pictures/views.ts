import { type SiteId, siteOf } from '@radar/config/sites';
import { detailsPage, findJob } from '../bench/pages.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type View = { name: string; url: string };

/** What a sheet shows of a site, in its first language: three pages of it, and the kit in its dress. */
export const viewsOf = async (site: SiteId, origin: string, storybook: string, theme: Theme): Promise<View[]> => {
  const { id, slug } = await findJob(origin);
  const home = `${origin}/${siteOf(site).firstLocale}`;
  return [
    { name: 'home', url: home },
    { name: 'list', url: `${home}/jobs` },
    { name: detailsPage, url: `${home}/job/${id}/${encodeURIComponent(slug)}` },
    {
      name: 'kit',
      url: `${storybook}/iframe.html?id=kit-sheet--everything&viewMode=story&globals=brand:${site};theme:${theme}`,
    },
  ];
};
