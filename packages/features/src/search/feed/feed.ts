import 'server-only';
import { getJobFeed, type SearchQuery } from '@radar/domain/search';
import type { JobListItem } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { isLocale } from '@radar/i18n/locales';
import { publicApi } from '../../server/api.ts';
import { brandTitle, siteOrigin } from '../../server/brand.ts';
import { documentAnswer, noDocument, orTryLater } from '../../server/machines/answer.ts';
import { feedAddress, feedTypes, isFeedFile } from '../../shell/feed-address.ts';
import { employerName, jobAddress, payOf } from '../../shell/job-words.ts';
import { searchAddress, toAddressQuery } from '../../shell/search-address.ts';
import { words } from '../../shell/words.ts';
import { filterChips } from '../search-chips.ts';
import { parseSearchQuery } from '../search-query.ts';
import { type FeedItem, toJsonFeed, toRss } from './feed-documents.ts';

const itemOf = (job: JobListItem, translator: Translator, origin: string): FeedItem => {
  const pay = payOf(job, translator, { isMonthSaid: true });
  const employer = employerName(job, translator);
  return {
    id: `${new URL(origin).host}/jobs/${job.id}`,
    url: new URL(jobAddress(translator.locale, job), origin).href,
    title: job.title,
    facts: [employer, job.location, ...(pay === null ? [] : [`${pay.amount} ${pay.unit}`])]
      .filter((fact) => fact !== '')
      .join(' · '),
    teaser: job.description,
    employer,
    language: job.language,
    publishedAt: job.publishedAt,
  };
};

const titleOf = (translator: Translator, query: SearchQuery, filters: Parameters<typeof filterChips>[2]): string => {
  const labels = [...query.query, ...filterChips(translator, query, filters).map(({ label }) => label)];
  const what = labels.length === 0 ? translator.t('jobs.listMetaTitle') : labels.join(', ');
  return `${what} · ${brandTitle}`;
};

const queryOf = (request: Request): SearchQuery => {
  const given = new URL(request.url).searchParams;
  const raw = Object.fromEntries([...new Set(given.keys())].map((key) => [key, given.getAll(key)]));
  return parseSearchQuery(
    Object.fromEntries(Object.entries(raw).map(([key, all]) => [key, all.length > 1 ? all : all[0]])),
  );
};

/** `/feeds/{locale}/rss.xml` and `/feeds/{locale}/feed.json`, with the query of a search. */
export const GET = async (
  request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
): Promise<Response> => {
  const { locale, file } = await params;
  if (!isLocale(locale) || !isFeedFile(file)) return noDocument();
  const query = queryOf(request);
  return orTryLater(async () => {
    const origin = siteOrigin();
    const [translator, { items, filters, changedAt }] = await Promise.all([
      words(locale, 'search', 'jobs'),
      publicApi(locale)(getJobFeed, { query }, { cache: 'no-store' }),
    ]);
    const feed = {
      title: titleOf(translator, query, filters),
      pageUrl: new URL(searchAddress(locale, toAddressQuery({ ...query, page: 1, asOf: undefined })), origin).href,
      url: new URL(feedAddress(locale, file, toAddressQuery(query)), origin).href,
      language: locale,
      items: items.map((job) => itemOf(job, translator, origin)),
    };
    return documentAnswer(request, {
      body: file === 'rss.xml' ? toRss(feed) : toJsonFeed(feed),
      type: feedTypes[file],
      changedAt: new Date(changedAt),
    });
  });
};
