import 'server-only';
import { cacheTags } from '@radar/domain/jobs';
import { getSitemapChunks } from '@radar/domain/sitemaps';
import { pageLifetimeS, publicApi } from '../api.ts';
import { brand, siteOrigin } from '../brand.ts';
import { documentAnswer, orTryLater } from './answer.ts';
import { sitemapFiles } from './sitemap-files.ts';
import { sitemapIndex } from './sitemap-xml.ts';

/** `/sitemap.xml` */
export const GET = (request: Request): Promise<Response> =>
  orTryLater(async () => {
    const chunks = await publicApi(brand.firstLocale)(
      getSitemapChunks,
      {},
      { next: { tags: [cacheTags.jobs], revalidate: pageLifetimeS } },
    );
    return documentAnswer(request, {
      body: sitemapIndex(siteOrigin(), sitemapFiles(chunks)),
      type: 'application/xml',
    });
  });
