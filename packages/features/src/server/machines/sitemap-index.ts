import 'server-only';
import { cacheTags, getLandings } from '@radar/domain/jobs';
import { getSitemapChunks } from '@radar/domain/sitemaps';
import { pageLifetimeS, publicApi } from '../api.ts';
import { brand, siteOrigin } from '../brand.ts';
import { documentAnswer, orTryLater } from './answer.ts';
import { sitemapFiles } from './sitemap-files.ts';
import { sitemapIndex } from './sitemap-xml.ts';

/** `/sitemap.xml` */
export const GET = (request: Request): Promise<Response> =>
  orTryLater(async () => {
    const call = publicApi(brand.firstLocale);
    const kept = { next: { tags: [cacheTags.jobs], revalidate: pageLifetimeS } };
    const [chunks, landings] = await Promise.all([call(getSitemapChunks, {}, kept), call(getLandings, {}, kept)]);
    return documentAnswer(request, {
      body: sitemapIndex(siteOrigin(), sitemapFiles(chunks, landings.items.length > 0)),
      type: 'application/xml',
    });
  });
