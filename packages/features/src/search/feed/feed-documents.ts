import { element, xmlHead, xmlText } from '../../server/machines/xml.ts';

/** One job of a feed, in words. */
export type FeedItem = {
  /** Never changes, though the title in the address may. */
  id: string;
  url: string;
  title: string;
  /** Who, where and for how much. */
  facts: string;
  teaser: string;
  employer: string;
  /** ISO 639-1 of the ad. */
  language: string;
  publishedAt: string;
};

export type Feed = {
  title: string;
  /** The page whose jobs these are. */
  pageUrl: string;
  /** The feed's own address. */
  url: string;
  language: string;
  items: readonly FeedItem[];
};

const rfc822 = (instant: string): string => new Date(instant).toUTCString();

const rssItem = (item: FeedItem): string =>
  [
    '<item>\n',
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="false">${xmlText(item.id)}</guid>\n`,
    element('pubDate', rfc822(item.publishedAt)),
    element('dc:creator', item.employer),
    element('description', `${item.facts}. ${item.teaser}`),
    '</item>\n',
  ].join('');

/** Minutes for which a reader need not ask again. */
const ttl = '15';

/** RSS 2.0 (rssboard.org/rss-specification). */
export const toRss = ({ title, pageUrl, url, language, items }: Feed): string => {
  const [newest] = items;
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n',
    element('title', title),
    element('link', pageUrl),
    element('description', title),
    element('language', language),
    ...(newest === undefined ? [] : [element('pubDate', rfc822(newest.publishedAt))]),
    element('ttl', ttl),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(url)}"/>\n`,
    ...items.map(rssItem),
    '</channel>\n</rss>\n',
  ].join('');
};

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const toJsonFeed = ({ title, pageUrl, url, language, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: url,
    language,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.facts,
      content_text: `${item.facts}. ${item.teaser}`,
      date_published: item.publishedAt,
      authors: [{ name: item.employer }],
      language: item.language,
    })),
  });
