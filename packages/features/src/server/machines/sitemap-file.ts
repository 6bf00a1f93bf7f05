import 'server-only';
import { cacheTags, getLandings } from '@radar/domain/jobs';
import { getSitemapJobs } from '@radar/domain/sitemaps';
import { href } from '@radar/i18n/addresses';
import { defaultLocale, type Locale } from '@radar/i18n/locales';
import { infoSlugs, type InfoPage } from '@radar/i18n/routes';
import { jobAddress } from '../../shell/job-words.ts';
import { pageLifetimeS, publicApi } from '../api.ts';
import { brand, siteOrigin } from '../brand.ts';
import { documentAnswer, noDocument, orTryLater } from './answer.ts';
import { readSitemapName, type SitemapName } from './sitemap-files.ts';
import { type SitemapPage, urlset } from './sitemap-xml.ts';

/** The home page in the default language only greets those who chose it: elsewhere it leads to the site's own. */
const hasHome = (locale: Locale): boolean => locale !== defaultLocale || brand.firstLocale === defaultLocale;

const fixedPages = (locale: Locale): SitemapPage[] => [
  ...(hasHome(locale) ? [{ addressIn: (one: Locale) => href(one, 'index') }] : []),
  { addressIn: (one) => href(one, 'jobs') },
  ...(Object.keys(infoSlugs) as InfoPage[]).map((page) => ({
    addressIn: (one: Locale) => href(one, 'info-slug', { slug: infoSlugs[page][one] }),
  })),
];

const kept = { next: { tags: [cacheTags.jobs], revalidate: pageLifetimeS } };

const landingPages = async (): Promise<SitemapPage[]> => {
  const { items } = await publicApi(brand.firstLocale)(getLandings, {}, kept);
  return items.map(({ slugs }) => ({ addressIn: (one) => href(one, 'jobs-slug', { slug: slugs[one] }) }));
};

const jobPages = async (chunk: number): Promise<SitemapPage[]> => {
  const jobs = await publicApi(brand.firstLocale)(getSitemapJobs, { params: { chunk: String(chunk) } }, kept);
  return jobs.map((job) => ({ addressIn: (one) => jobAddress(one, job), changedAt: job.updatedAt }));
};

const pagesOf = async (name: SitemapName): Promise<SitemapPage[]> => {
  if (name.type === 'jobs') return jobPages(name.chunk);
  return name.type === 'landings' ? landingPages() : fixedPages(name.locale);
};

/** `/sitemaps/{file}` */
export const GET = async (request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> => {
  const name = readSitemapName((await params).file);
  if (name === null) return noDocument();
  return orTryLater(async () => {
    const place = { origin: siteOrigin(), locale: name.locale, firstLocale: brand.firstLocale };
    const pages = await pagesOf(name);
    return pages.length === 0
      ? noDocument()
      : documentAnswer(request, { body: urlset(place, pages), type: 'application/xml' });
  });
};
