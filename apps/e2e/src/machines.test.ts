import { expect, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { defaultLocale, localeCookie, locales } from '@radar/i18n/locales';
import { resolve } from '@radar/i18n/addresses';
import { routeOf } from '@radar/i18n/routes';
import { origin } from './house/house.ts';
import { get as getOnce, headOf } from './support/pages.ts';

/** Pages that are read of each site: enough to meet every screen in every language, few enough for a small machine. */
const mostPages = 220;
const readersAtOnce = 4;
/** Pages of one screen and language, so that a thousand jobs do not hide the rest. */
const mostOfAKind = 12;

/** A server may close a kept connection at the moment in which it is used again: then it is asked once more. */
const get: typeof getOnce = (...request) => getOnce(...request).catch(() => getOnce(...request));

type Page = { path: string; status: number; isHtml: boolean; html: string };

/** `/` greets in another language those who have not chosen this one. */
const chosen = (path: string) => {
  const locale = resolve(path)?.locale ?? defaultLocale;
  return { cookie: `${localeCookie.name}=${locale}` };
};

const read = async (site: SiteId, path: string): Promise<Page> => {
  const response = await get(site, path, chosen(new URL(path, 'http://x').pathname));
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { path, status: response.status, isHtml, html: await response.text() };
};

const kindOf = (path: string): string => {
  const found = resolve(new URL(path, 'http://x').pathname);
  return found === null ? path : `${found.locale} ${found.screen}`;
};

const isPersonal = (path: string): boolean => {
  const screen = resolve(new URL(path, 'http://x').pathname)?.screen;
  return screen !== undefined && routeOf(screen).guard === 'auth';
};

/** Addresses of the same site that a page leads to, without their fragments. */
const linksOf = (site: SiteId, { path, html }: Page): string[] => {
  const here = new URL(path, origin(site));
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const target = new URL(href.replaceAll('&amp;', '&'), here);
    return target.origin === here.origin ? [`${target.pathname}${target.search}`] : [];
  });
};

/** Reads pages from the home page on, breadth first, with a bound for each kind. */
const crawl = async (site: SiteId): Promise<Map<string, Page>> => {
  const pages = new Map<string, Page>();
  const ofKind = new Map<string, number>();
  const known = new Set<string>();
  const waiting: string[] = [];
  const add = (path: string): void => {
    // Pages of one person lead a crawler to the login; ways to the API and out of the site are closed by robots.txt.
    if (isPersonal(path) || path.startsWith('/api/')) return;
    const kind = kindOf(path);
    const met = ofKind.get(kind) ?? 0;
    if (known.has(path) || met >= mostOfAKind || known.size >= mostPages) return;
    known.add(path);
    ofKind.set(kind, met + 1);
    waiting.push(path);
  };
  add('/');
  while (waiting.length > 0) {
    const batch = await Promise.all(waiting.splice(0, readersAtOnce).map((path) => read(site, path)));
    for (const page of batch) {
      // Videos, pictures and feeds have no head to look at.
      if (page.status === 200 && !page.isHtml) continue;
      pages.set(page.path, page);
      if (page.status === 200) linksOf(site, page).forEach(add);
    }
  }
  return pages;
};

const isIndexable = ({ html }: Page): boolean => !/<meta name="robots" content="[^"]*noindex/.test(html);
const titleOf = ({ html }: Page): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const headingsOf = ({ html }: Page): number => html.match(/<h1[\s>]/g)?.length ?? 0;
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

const postingOf = ({ html }: Page): Record<string, unknown> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'JobPosting');

const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

for (const site of siteIds) {
  test.describe(site, () => {
    test.describe.configure({ timeout: 180_000 });

    test('each page that a crawler meets is whole, and names itself and its other languages rightly', async () => {
      const pages = await crawl(site);
      expect(pages.size).toBeGreaterThan(40);
      const wrong: string[] = [];
      const titles = new Map<string, string>();
      const heads = new Map([...pages].map(([path, page]) => [path, headOf(page.html)]));
      for (const [path, page] of pages) {
        const fault = (text: string) => wrong.push(`${path}: ${text}`);
        if (page.status !== 200) {
          fault(`answers ${page.status}`);
          continue;
        }
        if (headingsOf(page) !== 1) fault(`${headingsOf(page)} h1`);
        const head = heads.get(path);
        const { locale } = resolve(new URL(path, 'http://x').pathname) ?? {};
        if (head?.language !== locale) fault(`speaks ${head?.language}`);
        if (titleOf(page) === '') fault('no title');
        if (!isIndexable(page)) continue;
        const canonical = head?.canonical === undefined ? null : pathOf(head.canonical);
        if (canonical !== path) {
          // One page with and without a query is one page to a crawler; any other name is a fault.
          const isVariant = canonical === new URL(path, 'http://x').pathname && path.includes('?');
          if (!isVariant) fault(`canonical ${canonical}`);
          continue;
        }
        const title = `${locale} ${titleOf(page)}`;
        const twin = titles.get(title);
        // Two ads may have one title and town; two pages of ours may not.
        if (twin !== undefined && !kindOf(path).endsWith('job-jobId-slug')) fault(`has the title of ${twin}`);
        titles.set(title, path);
        if (Object.keys(head?.alternates ?? {}).length !== locales.length + 1) fault('lacks a language');
        for (const [language, address] of Object.entries(head?.alternates ?? {})) {
          const other = heads.get(pathOf(address));
          if (other !== undefined && other.alternates[locale ?? ''] !== head?.canonical)
            fault(`is not named by ${language} ${address}`);
        }
        if (head?.alternates['x-default'] !== head?.alternates[siteOf(site).firstLocale]) fault('x-default');
      }
      expect(wrong).toEqual([]);
    });

    test('the sitemap names pages that are there and may be listed', async () => {
      const robots = await (await get(site, '/robots.txt')).text();
      expect(robots).toContain(`Sitemap: ${origin(site)}/sitemap.xml`);
      expect(robots.split('\n')).toContain('Disallow: /api/');
      const files = locsOf(await (await get(site, '/sitemap.xml')).text());
      for (const type of ['pages', 'jobs', 'landings'])
        for (const locale of locales)
          expect(files.some((file) => file.startsWith(`${origin(site)}/sitemaps/${type}-${locale}`))).toBe(true);
      const members = new Map<string, string>();
      for (const file of files) {
        const response = await get(site, pathOf(file));
        expect(response.status, file).toBe(200);
        const listed = locsOf(await response.text());
        expect(listed.length, file).toBeGreaterThan(0);
        for (const address of listed) {
          expect(members.has(address), `${address} stands twice`).toBe(false);
          members.set(address, file);
        }
      }
      const byFile = Map.groupBy([...members], ([, file]) => file);
      const some = [...byFile.values()].flatMap((listed) =>
        listed.filter((_, index) => index % Math.ceil(listed.length / 6) === 0).map(([address]) => pathOf(address)),
      );
      const wrong: string[] = [];
      for (let start = 0; start < some.length; start += readersAtOnce) {
        const pages = await Promise.all(some.slice(start, start + readersAtOnce).map((path) => read(site, path)));
        for (const page of pages) {
          const head = headOf(page.html);
          if (page.status !== 200) wrong.push(`${page.path}: answers ${page.status}`);
          else if (!isIndexable(page)) wrong.push(`${page.path}: may not be listed`);
          else if (head.canonical === undefined || pathOf(head.canonical) !== page.path)
            wrong.push(`${page.path}: canonical ${head.canonical}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('a job has a posting, a picture and a feed that names it', async () => {
      const { firstLocale: locale } = siteOf(site);
      const feed = await get(site, `/feeds/${locale}/feed.json`);
      expect(feed.headers.get('content-type')).toContain('application/feed+json');
      const { items } = (await feed.json()) as { items: { url: string; title: string; date_published: string }[] };
      const published = items.map(({ date_published: at }) => at);
      expect(published).toEqual(published.toSorted().toReversed());
      const known = await get(site, `/feeds/${locale}/feed.json`, { 'if-none-match': feed.headers.get('etag') ?? '' });
      expect(known.status).toBe(304);

      // An ad that says nowhere where its work is has none: other journeys bring such ads.
      let page = await read(site, pathOf(items[0]?.url ?? ''));
      for (const { url } of items.slice(1, 10)) {
        if (postingOf(page) !== undefined) break;
        page = await read(site, pathOf(url));
      }
      expect(postingOf(page)).toMatchObject({ '@context': 'https://schema.org', directApply: expect.any(Boolean) });

      const picture =
        /<meta property="og:image" content="([^"]+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const image = await get(site, pathOf(picture));
      expect(image.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await image.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(200_000);
    });

    test('pictures of nobody, and hostile addresses of machines, are no server errors', async () => {
      for (const path of [
        '/share/hr/999999999.png',
        '/share/de/1.png',
        '/share/hr/..%2f1.png',
        '/share/hr/1.svg',
        '/feeds/hr/atom.xml',
        '/feeds/xx/rss.xml',
        '/sitemaps/jobs-hr-999.xml',
        '/sitemaps/jobs-hr-9999999999.xml',
        '/sitemaps/%00.xml',
      ])
        expect((await get(site, path)).status, path).toBeGreaterThanOrEqual(400);
      for (const path of [
        `/feeds/hr/rss.xml?query=${'x'.repeat(5000)}`,
        '/feeds/hr/rss.xml?page=-1&salaryFrom=x&asOf=never&query=%F0%9F%8D%95&query=%27%22%5C%26%7C',
        '/feeds/hr/feed.json?locations[]=1&locations=2&positions=IT%2C+telekomunikacije',
      ])
        expect((await get(site, path)).status, path).toBeLessThan(500);
    });
  });
}
