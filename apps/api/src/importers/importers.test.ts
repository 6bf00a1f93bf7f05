import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { ImportedJob } from '@radar/domain/imports';
import { describe, expect, it } from 'vitest';
import { type FeedFormat, importers } from './formats.ts';
import type { ImportItem, ImportOptions } from './importer.ts';

const samples = join(import.meta.dirname, '../../../../samples');

const bytesOf = async function* (content: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

const readAll = async (
  format: FeedFormat,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions = {},
): Promise<ImportItem[]> => {
  const items: ImportItem[] = [];
  for await (const item of importers[format](bytes, options)) items.push(item);
  return items;
};

const jobsOf = (items: readonly ImportItem[]): ImportedJob[] =>
  items.map((item) => {
    if (!item.ok) throw new Error(item.reason);
    return item.job;
  });

const readOne = async (format: FeedFormat, content: string): Promise<ImportedJob> => {
  const [job, ...more] = jobsOf(await readAll(format, bytesOf(content)));
  expect(more).toEqual([]);
  if (job === undefined) throw new Error('Nothing was read.');
  return job;
};

const posting = (changes: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: 'a-1',
  title: 'Konobar (m/ž)',
  description: '<p>Tražimo konobara.</p>',
  hiringOrganization: { '@type': 'Organization', name: 'Konoba Klis' },
  ...changes,
});
const text = (changes: Record<string, unknown> = {}): string => JSON.stringify(posting(changes));

describe('samples', () => {
  it.each([
    ['jsonld', 'jobposting.html', 1],
    ['indeed', 'indeed.xml', 40],
    ['greenhouse', 'greenhouse.json', 2],
    ['lever', 'lever.json', 2],
  ] as const)('%s: %s holds %i ads', async (format, file, count) => {
    const jobs = jobsOf(await readAll(format, createReadStream(join(samples, file))));
    expect(jobs).toHaveLength(count);
    expect(new Set(jobs.map(({ reference }) => reference)).size).toBe(count);
  });

  it('Greenhouse: the description is decoded twice', async () => {
    const [job] = jobsOf(await readAll('greenhouse', createReadStream(join(samples, 'greenhouse.json'))));
    expect(job?.descriptionHtml).toMatch(/^<div class="content-intro"><p>Amplitude/);
    expect(job?.descriptionHtml).not.toContain('&lt;');
    expect(job).toMatchObject({
      employer: { name: 'Amplitude' },
      publishedAt: '2026-07-16T15:55:32.000Z',
      employmentTypes: ['permanent'],
    });
  });

  it('Lever: times are milliseconds, the employer stands in the address', async () => {
    const [job] = jobsOf(await readAll('lever', createReadStream(join(samples, 'lever.json'))));
    expect(job).toMatchObject({
      publishedAt: '2025-11-27T01:02:41.939Z',
      workMode: 'remote',
      employer: { name: 'Idealistconsulting' },
    });
  });

  it('another name for the employer wins where the feed has none', async () => {
    const [item] = await readAll('lever', createReadStream(join(samples, 'lever.json')), {
      employer: 'Idealist Consulting',
    });
    expect(item).toMatchObject({ ok: true, job: { employer: { name: 'Idealist Consulting' } } });
  });
});

describe('JSON-LD', () => {
  it.each([
    ['one object', text(), 1],
    ['an array', `[${text()}, ${text({ identifier: 'a-2' })}]`, 2],
    [
      'a graph',
      `{"@context":"https://schema.org","@graph":[${text()},{"@type":"WebSite"},${text({ identifier: 'a-2' })}],"more":{"a":[1]}}`,
      2,
    ],
    ['an object a line', `${text()}\n${text({ identifier: 'a-2' })}\r\n${text({ identifier: 'a-3' })}\n`, 3],
    [
      'a list of items',
      JSON.stringify({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting() }] }),
      1,
    ],
    ['a byte order mark', `\ufeff${text()}`, 1],
    ['types as a list', text({ '@type': ['Thing', 'http://schema.org/JobPosting'] }), 1],
  ])('%s', async (_, content, count) => {
    // Seven bytes at a time: letters and strings are cut anywhere.
    const items = await readAll('jsonld', bytesOf(content, 7));
    expect(items.filter(({ ok }) => ok)).toHaveLength(count);
  });

  it.each([
    [
      'a range',
      { currency: 'EUR', value: { minValue: 1200, maxValue: 1500, unitText: 'MONTH' } },
      { minMinor: 120_000, maxMinor: 150_000, period: 'month', currency: 'EUR', kind: 'gross' },
    ],
    [
      'one figure in text',
      { currency: 'EUR', value: { value: '1.200,50', unitText: 'mjesečno' } },
      { minMinor: 120_050, maxMinor: 120_050, period: 'month' },
    ],
    ['a plain number', { currency: 'BAM', value: 2000 }, { minMinor: 200_000, period: 'month', currency: 'BAM' }],
    [
      'turned round',
      { currency: 'EUR', value: { minValue: 1500, maxValue: 1200, unitText: 'MONTH' } },
      { minMinor: 120_000, maxMinor: 150_000 },
    ],
    ['an hour', { currency: 'EUR', value: { value: 7.5, unitText: 'HOUR' } }, { minMinor: 750, period: 'hour' }],
    ['words', '1.200 - 1.500 € neto mjesečno', { minMinor: 120_000, maxMinor: 150_000, kind: 'net' }],
    [
      'a price',
      { '@type': 'PriceSpecification', price: 1100, priceCurrency: 'EUR', unitText: 'MONTH' },
      { minMinor: 110_000 },
    ],
    [
      'a list',
      [{ currency: 'MKD', value: { value: 40_000, unitText: 'MONTH' } }],
      { minMinor: 4_000_000, currency: 'MKD' },
    ],
  ])('pay as %s', async (_, baseSalary, salary) => {
    expect((await readOne('jsonld', text({ baseSalary }))).salary).toMatchObject(salary);
  });

  it.each([
    ['a week', { currency: 'EUR', value: { value: 300, unitText: 'WEEK' } }],
    ['an unknown currency', { currency: 'XYZ', value: 300 }],
    ['nothing', { currency: 'EUR', value: 0 }],
    ['too much', { currency: 'EUR', value: 1e12 }],
    ['nonsense', 'po dogovoru'],
  ])('pay that cannot be shown: %s', async (_, baseSalary) => {
    expect((await readOne('jsonld', text({ baseSalary }))).salary).toBeNull();
  });

  it.each([
    ['FULL_TIME', []],
    ['PART_TIME', ['part_time']],
    [['FULL_TIME', 'TEMPORARY'], ['fixed_term']],
    ['INTERN', ['internship']],
    ['CONTRACTOR', ['freelance']],
    ['Rad na neodređeno vrijeme', ['permanent']],
    ['na određeno', ['fixed_term']],
    ['Студентска работа', ['student']],
    ['неопределено време', ['permanent']],
    ['sezonski posao', ['seasonal']],
    ['something else', []],
  ])('employment type %j', async (employmentType, types) => {
    expect((await readOne('jsonld', text({ employmentType }))).employmentTypes).toEqual(types);
  });

  it.each([
    [
      'a town',
      { '@type': 'Place', address: { addressLocality: 'Split', addressCountry: { name: 'Hrvatska' } } },
      [{ text: 'Split', country: 'Hrvatska' }],
    ],
    ['words', 'Zagreb ili Split', [{ text: 'Zagreb ili Split', locality: null }]],
    ['an address as words', { '@type': 'Place', address: 'Ilica 5, Zagreb' }, [{ text: 'Ilica 5, Zagreb' }]],
    [
      'two places',
      [{ address: { addressLocality: 'Split' } }, { address: { addressLocality: 'Zadar' } }],
      [{ text: 'Split' }, { text: 'Zadar' }],
    ],
    [
      'coordinates as text',
      { address: { addressLocality: 'Split' }, geo: { latitude: '43.5', longitude: '16.4' } },
      [{ latitude: 43.5, longitude: 16.4 }],
    ],
    [
      'coordinates out of the world',
      { address: { addressLocality: 'Split' }, geo: { latitude: 943.5, longitude: 16.4 } },
      [{ latitude: null }],
    ],
  ])('location as %s', async (_, jobLocation, places) => {
    expect((await readOne('jsonld', text({ jobLocation }))).places).toMatchObject(places);
  });

  it('work from home is where applicants may live', async () => {
    const job = await readOne(
      'jsonld',
      text({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Hrvatska' } }),
    );
    expect(job).toMatchObject({ workMode: 'remote', places: [{ text: 'Hrvatska' }] });
  });

  it('reads dates, and a deadline as the end of its day', async () => {
    const job = await readOne('jsonld', text({ datePosted: '2026-11-01', validThrough: '2026-12-01' }));
    expect(job).toMatchObject({ publishedAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T23:59:59.000Z' });
    expect(await readOne('jsonld', text({ datePosted: 'jučer' }))).toMatchObject({ publishedAt: null });
  });

  it('reads our own terms', async () => {
    const job = await readOne(
      'jsonld',
      text({
        url: 'https://klis.example/posao/1',
        'radar:format': 'Top oglas',
        'radar:incognito': true,
        'radar:quote': 'Dobro je ovdje.',
        'radar:video': { url: 'https://klis.example/v.mp4', durationS: 40 },
        'radar:workMode': 'hybrid',
        'radar:salaryKind': 'net',
        'radar:drivingLicences': ['B', 'c', 'X'],
        'radar:languages': ['de', { language: 'en', level: 'B2' }],
        'radar:applicationTypes': ['full', { type: 'phone', phone: '+385 1 555 100' }, { type: 'external' }, 'owl'],
        baseSalary: { currency: 'EUR', value: 1000 },
      }),
    );
    expect(job).toMatchObject({
      format: 'HIGHLIGHTED',
      employer: { isIncognito: true, name: 'Konoba Klis' },
      quote: 'Dobro je ovdje.',
      video: { url: 'https://klis.example/v.mp4', durationS: 40 },
      workMode: 'hybrid',
      salary: { kind: 'net' },
      drivingLicences: ['B', 'C'],
      languages: [
        { language: 'de', level: null },
        { language: 'en', level: 'B2' },
      ],
      applicationTypes: [
        { type: 'full' },
        { type: 'phone', phone: '+385 1 555 100' },
        { type: 'external', url: 'https://klis.example/posao/1' },
      ],
    });
  });

  it.each([
    ['javascript:alert(1)', null],
    ['http://user:secret@klis.example/', null],
    ['//klis.example', null],
    ['https://klis.example/a b', 'https://klis.example/a%20b'],
  ])('an employer at %s', async (sameAs, url) => {
    expect((await readOne('jsonld', text({ hiringOrganization: { name: 'K', sameAs } }))).employer.url).toBe(url);
  });

  it('without an identifier the address is the key, without that a hash', async () => {
    expect((await readOne('jsonld', text({ identifier: null, url: 'https://klis.example/1' }))).reference).toBe(
      'https://klis.example/1',
    );
    const [one, other] = [
      await readOne('jsonld', text({ identifier: null })),
      await readOne('jsonld', text({ identifier: null, title: 'Kuhar' })),
    ];
    expect(one.reference).toMatch(/^#[0-9a-f]{12}$/);
    expect(one.reference).not.toBe(other.reference);
  });
});

describe('the XML of aggregators', () => {
  const xml = (jobs: string, head = '<?xml version="1.0" encoding="utf-8"?>') =>
    `${head}<source><publisher>x</publisher>${jobs}</source>`;
  const ad = (n: number, number: number, more = '') =>
    `<job><title>Konobar ${n}</title><referencenumber>${number}</referencenumber><url>https://f.example/${n}?utm_source=a</url><description><![CDATA[<p>Opis ${n}</p>]]></description>${more}</job>`;

  it('600 ads with 40 reference numbers and no company: every ad has its own key, and the feed is told of', async () => {
    const ads = Array.from({ length: 600 }, (_, n) => ad(n, n % 40)).join('');
    const items = await readAll('indeed', bytesOf(xml(ads), 1000));
    const jobs = jobsOf(items);
    expect(new Set(jobs.map(({ reference }) => reference)).size).toBe(600);
    expect(jobs.every(({ employer }) => employer.name === '')).toBe(true);
    expect(items.filter((item) => item.ok && item.note !== undefined)).toHaveLength(560);
    const again = jobsOf(await readAll('indeed', bytesOf(xml(ads).replaceAll('utm_source=a', 'utm_source=b'))));
    expect(again.map(({ reference }) => reference)).toEqual(jobs.map(({ reference }) => reference));
  });

  it('reads windows-1250 where the file says so', async () => {
    const head = Buffer.from('<?xml version="1.0" encoding="windows-1250"?><source><job><title>');
    // Š, č, ž in that code page.
    const bytes = Buffer.concat([
      head,
      Buffer.from([0x8a, 0xe8, 0x9e]),
      Buffer.from('</title><id>1</id><description>a b</description></job></source>'),
    ]);
    expect(jobsOf(await readAll('indeed', bytesOf(bytes, 5)))[0]?.title).toBe('Ščž');
  });

  it('reads pay, town and mode out of words', async () => {
    const more =
      '<city>Zagreb, hybrid</city><country>HR</country><salary>1.200 - 1.500 EUR neto mjesečno</salary><jobtype>part-time</jobtype>';
    expect(await readOne('indeed', xml(ad(1, 1, more)))).toMatchObject({
      places: [{ text: 'Zagreb, hybrid', country: 'HR' }],
      workMode: 'hybrid',
      salary: { minMinor: 120_000, maxMinor: 150_000, kind: 'net' },
      employmentTypes: ['part_time'],
      applicationTypes: [{ type: 'external' }],
    });
  });

  it('knows the entities of HTML that feeds use', async () => {
    expect(
      (
        await readOne(
          'indeed',
          xml('<job><id>1</id><title>A &ndash; B&nbsp;C</title><description>x</description></job>'),
        )
      ).title,
    ).toBe('A – B C');
  });
});
