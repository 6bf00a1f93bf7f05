import { parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { type Feed, type FeedItem, toJsonFeed, toRss } from './feed-documents.ts';

const anItem = (changes: Partial<FeedItem> = {}): FeedItem => ({
  id: 'radar.example/jobs/7',
  url: 'https://radar.example/posao/7/konobar',
  title: 'Konobar / konobarica (m/ž)',
  facts: 'Konoba Luka · Split · 1.200 € neto',
  teaser: 'Konoba na rivi.',
  employer: 'Konoba Luka',
  language: 'hr',
  publishedAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

const aFeed = (items: readonly FeedItem[]): Feed => ({
  title: 'konobar, Split · Radar Hrvatska',
  pageUrl: 'https://radar.example/pretraga-poslova?locations=5&query=konobar',
  url: 'https://radar.example/feeds/hr/rss.xml?locations=5&query=konobar',
  language: 'hr',
  items,
});

const asText = `</title>]]><script>alert('1')</script> & "ž" готвач 🍕`;
const hostile = `${asText}\u0000\u0008\ufffe`;

describe('RSS 2.0', () => {
  it('reads back as it was', () => {
    const feed = parseRssFeed(toRss(aFeed([anItem(), anItem({ id: 'radar.example/jobs/6' })])));
    expect(feed).toMatchObject({
      title: 'konobar, Split · Radar Hrvatska',
      link: 'https://radar.example/pretraga-poslova?locations=5&query=konobar',
      language: 'hr',
      ttl: 15,
    });
    expect(Date.parse(String(feed.pubDate))).toBe(Date.parse('2026-11-20T08:00:00Z'));
    expect(feed.atom?.links).toEqual([
      {
        rel: 'self',
        type: 'application/rss+xml',
        href: 'https://radar.example/feeds/hr/rss.xml?locations=5&query=konobar',
      },
    ]);
    expect(feed.items).toHaveLength(2);
    expect(feed.items?.[0]).toMatchObject({
      title: 'Konobar / konobarica (m/ž)',
      link: 'https://radar.example/posao/7/konobar',
      guid: { value: 'radar.example/jobs/7', isPermaLink: false },
      description: 'Konoba Luka · Split · 1.200 € neto. Konoba na rivi.',
      dc: { creators: ['Konoba Luka'] },
    });
  });

  it('stays whole whatever an ad says', () => {
    const feed = parseRssFeed(toRss(aFeed([anItem({ title: hostile, teaser: hostile, employer: hostile })])));
    expect(feed.items).toHaveLength(1);
    expect(feed.items?.[0]?.title).toBe(asText);
  });
});

describe('JSON Feed 1.1', () => {
  it('reads back as it was', () => {
    const feed = parseJsonFeed(toJsonFeed(aFeed([anItem({ title: hostile })])));
    expect(feed).toMatchObject({
      title: 'konobar, Split · Radar Hrvatska',
      home_page_url: 'https://radar.example/pretraga-poslova?locations=5&query=konobar',
      language: 'hr',
      items: [
        {
          id: 'radar.example/jobs/7',
          url: 'https://radar.example/posao/7/konobar',
          title: hostile,
          summary: 'Konoba Luka · Split · 1.200 € neto',
          authors: [{ name: 'Konoba Luka' }],
          language: 'hr',
        },
      ],
    });
    expect(Date.parse(String(feed.items?.[0]?.date_published))).toBe(Date.parse('2026-11-20T08:00:00Z'));
  });
});

describe('a feed of nothing', () => {
  it.each([
    ['rss', toRss(aFeed([]))],
    ['json', toJsonFeed(aFeed([]))],
  ])('is a feed still: %s', (format, text) => {
    const found = parseFeed(text);
    expect(found.format).toBe(format);
    expect(found.feed).toMatchObject({ title: 'konobar, Split · Radar Hrvatska' });
  });
});
