import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { feedFolder, feedText } from './compose.ts';
import { anchorDay, type DemoSite, markets } from './markets.ts';
import { likeness, shinglesOf } from './similarity.ts';
import { mostAlike } from './site-feed.ts';

const Ad = z.object({
  '@type': z.literal('JobPosting'),
  identifier: z.string(),
  title: z.string(),
  description: z.string(),
  inLanguage: z.string(),
  datePosted: z.string(),
  validThrough: z.string(),
  employmentType: z.array(z.string()),
  occupationalCategory: z.string(),
  hiringOrganization: z.object({ name: z.string(), email: z.string() }),
  jobLocation: z
    .array(
      z.object({
        address: z.object({ addressCountry: z.string() }),
        geo: z.object({ latitude: z.number(), longitude: z.number() }),
      }),
    )
    .min(1),
  baseSalary: z.object({ currency: z.string() }).optional(),
  'radar:format': z.string().optional(),
  'radar:incognito': z.boolean().optional(),
  'radar:workMode': z.string().optional(),
  'radar:quote': z.string().optional(),
});

const siteIds = Object.keys(markets) as DemoSite[];
const anchorMs = Date.parse(`${anchorDay}T00:00:00Z`);
const dayMs = 86_400_000;

describe.each(siteIds)('the demo feed of %s', (siteId) => {
  const committed = readFileSync(join(feedFolder, `${siteId}.jsonld`), 'utf8');
  const ads = z.array(Ad).parse(JSON.parse(committed));

  it('is what composing gives, byte for byte', { timeout: 60_000 }, () => {
    expect(feedText(siteId) === committed).toBe(true);
  });

  it('has ads and employers enough', () => {
    expect(ads.length).toBeGreaterThanOrEqual(2100);
    expect(new Set(ads.map(({ identifier }) => identifier)).size).toBe(ads.length);
    expect(new Set(ads.map(({ hiringOrganization }) => hiringOrganization.name)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(ads.map(({ description }) => description)).size).toBeGreaterThanOrEqual(2000);
  });

  it('has no two ads for one occupation that are alike', { timeout: 60_000 }, () => {
    const byOccupation = Map.groupBy(ads, ({ occupationalCategory }) => occupationalCategory);
    for (const group of byOccupation.values()) {
      const shingles = group.map(({ description }) => shinglesOf(description));
      for (const [index, one] of shingles.entries()) {
        for (const other of shingles.slice(index + 1)) expect(likeness(one, other)).toBeLessThan(mostAlike);
      }
    }
  });

  it('leaves no placeholder, and names no incognito employer in its text', () => {
    for (const ad of ads) {
      expect(JSON.stringify(ad)).not.toMatch(/\{(?:employer|place)\}/);
      if (ad['radar:incognito'] === true) expect(ad.description).not.toContain(ad.hiringOrganization.name);
      expect(ad.hiringOrganization.email).toMatch(/^posao@[a-z0-9-]+\.example$/);
    }
  });

  it('lies around its day: published in the last thirty, open for up to 45 more', () => {
    for (const { datePosted, validThrough } of ads) {
      const [posted, ends] = [Date.parse(datePosted), Date.parse(validThrough)];
      expect(posted).toBeGreaterThan(anchorMs - 30 * dayMs);
      expect(posted).toBeLessThan(anchorMs + dayMs / 2);
      expect(ends).toBeGreaterThan(anchorMs + dayMs);
      expect(ends).toBeLessThan(anchorMs + 46 * dayMs);
    }
    expect(ads.filter(({ validThrough }) => Date.parse(validThrough) < anchorMs + 4 * dayMs).length).toBeGreaterThan(
      40,
    );
  });

  it('mixes what a board shows', () => {
    const share = (count: number) => count / ads.length;
    const formats = Map.groupBy(ads, (ad) => ad['radar:format'] ?? 'STANDARD');
    expect(Object.fromEntries([...formats].map(([format, group]) => [format, group.length]))).toEqual({
      'EXCLUSIVE-HOME': 5,
      EXCLUSIVE: 4,
      VIDEO: 12,
      'FEATURED-HOME': 24,
      FEATURED: 36,
      HIGHLIGHTED: 173,
      STANDARD: ads.length - 254,
    });
    expect(share(ads.filter(({ baseSalary }) => baseSalary !== undefined).length)).toBeCloseTo(0.65, 1);
    expect(share(ads.filter((ad) => ad['radar:incognito'] === true).length)).toBeCloseTo(0.04, 1);
    expect(ads.filter((ad) => ad['radar:workMode'] === 'remote').length).toBeGreaterThan(40);
    const home = markets[siteId].country;
    const abroad = ads.filter(({ jobLocation }) =>
      jobLocation.some(({ address }) => address.addressCountry !== home),
    ).length;
    const types = new Set(ads.flatMap(({ employmentType }) => employmentType));
    if (siteId === 'kampus') {
      expect([...types].toSorted()).toEqual(['internship', 'part_time', 'student']);
      return;
    }
    expect(abroad).toBeGreaterThan(30);
    expect(ads.filter(({ inLanguage }) => inLanguage === 'en').length).toBeGreaterThan(40);
    expect(new Set(ads.map(({ occupationalCategory }) => occupationalCategory)).size).toBe(118);
  });
});
