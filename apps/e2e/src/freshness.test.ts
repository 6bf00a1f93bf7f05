import { expect, test } from '@playwright/test';
import { type SiteId, siteIds, siteOf } from '@radar/config/sites';
import { href } from '@radar/i18n/addresses';
import { importJob, searchJobs } from './support/api.ts';
import { anImportedJob, publishJob } from './support/imported-job.ts';
import { get, jobPath } from './support/pages.ts';
import { wordsIn } from './support/words.ts';

/** A cached page lives a minute by itself: fresh before that means that the call of the API did it. */
const freshWithinMs = 20_000;

/** Where machines read of a job: the feed of its search in both formats, and the sitemaps of its language. */
const machineDocuments = async (site: SiteId, query: string): Promise<string[]> => {
  const { firstLocale: locale } = siteOf(site);
  const index = await (await get(site, '/sitemap.xml')).text();
  const newest = [...index.matchAll(/\/sitemaps\/jobs-([a-z]{2})-\d+\.xml/g)].findLast(([, one]) => one === locale);
  return [`/feeds/${locale}/rss.xml?query=${query}`, `/feeds/${locale}/feed.json?query=${query}`, newest?.[0] ?? ''];
};

for (const site of siteIds) {
  test(`${site}: a changed and a closed job are fresh on cached pages at once`, async () => {
    const { firstLocale: locale } = siteOf(site);
    const { t } = await wordsIn(locale);
    const reference = `proba${site}${Date.now().toString(36)}`;
    const title = `Konobar na brodu ${reference} (m/ž)`;
    const list = href(locale, 'jobs');
    const says = async (path: string, text: string) => (await (await get(site, path)).text()).includes(text);
    const becomes = (path: string, text: string) =>
      expect
        .poll(() => says(path, text), { message: `${path} says “${text}”`, timeout: freshWithinMs, intervals: [250] })
        .toBe(true);
    const isCached = (path: string) =>
      expect
        .poll(async () => (await get(site, path)).headers.get('x-nextjs-cache'), { message: `${path} is cached` })
        .toBe('HIT');

    const countsAll = () =>
      expect
        .poll(async () => says(list, t('jobs.listCount', { n: (await searchJobs(site, {})).total })), {
          message: `${list} counts as many jobs as there are`,
          timeout: freshWithinMs,
          intervals: [250],
        })
        .toBe(true);

    await countsAll();
    await isCached(list);

    const path = jobPath(locale, await publishJob(site, anImportedJob(reference, { title })));
    await becomes(path, 'Prva verzija');
    await isCached(path);
    await countsAll();

    const descriptionHtml = '<p>Druga verzija opisa ovog posla na brodu.</p>';
    expect((await importJob(site, anImportedJob(reference, { title, descriptionHtml }))).outcome).toBe('updated');
    await becomes(path, 'Druga verzija');
    expect(await says(path, 'Prva verzija')).toBe(false);
    await isCached(path);

    const machines = await machineDocuments(site, reference);
    for (const document of machines) await becomes(document, path);

    const endsAt = new Date(Date.now() - 60_000).toISOString();
    expect((await importJob(site, anImportedJob(reference, { title, descriptionHtml, endsAt }))).outcome).toBe(
      'updated',
    );
    await becomes(path, t('job.closedNote'));
    expect(await says(path, '"@type":"JobPosting"')).toBe(false);
    await countsAll();
    for (const document of machines) {
      await expect
        .poll(() => says(document, path), { message: `${document} names ${path}`, timeout: freshWithinMs })
        .toBe(false);
    }
  });
}
