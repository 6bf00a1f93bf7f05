import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FeedFormat, importers } from './formats.ts';
import type { ImportItem, ImportOptions } from './importer.ts';

const samples = join(import.meta.dirname, '../../../../samples');

const read = async (
  format: FeedFormat,
  content: AsyncIterable<Uint8Array> | string,
  options: ImportOptions = {},
): Promise<ImportItem[]> => {
  const bytes = typeof content === 'string' ? [Buffer.from(content)] : content;
  const items: ImportItem[] = [];
  const source = async function* () {
    yield* bytes;
  };
  for await (const item of importers[format](source(), options)) items.push(item);
  return items;
};

const jobsOf = (items: readonly ImportItem[]) =>
  items.map((item) => {
    if (!item.ok) throw new Error(item.reason);
    return item.job;
  });
const sample = async (format: FeedFormat, file: string, options?: ImportOptions) =>
  jobsOf(await read(format, createReadStream(join(samples, file)), options));
const reasonsOf = (items: readonly ImportItem[]): string[] => items.flatMap((item) => (item.ok ? [] : [item.reason]));

describe('Ashby', () => {
  const job = { id: 'a', title: 'Cook', location: 'Split', descriptionHtml: '<p>x</p>' };
  const board = (...jobs: object[]): string => JSON.stringify({ apiVersion: '1', jobs });
  const one = async (changes: object) => jobsOf(await read('ashby', board({ ...job, ...changes })))[0];

  it('reads a board', async () => {
    const jobs = await sample('ashby', 'ashby.json');
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({
      reference: '0f4f5b1c-1a36-4d66-9d0e-6b8f2f5a1c01',
      employer: { name: 'Zlatna Grana' },
      occupations: ['Backend Engineer', 'Payments', 'Engineering'],
      places: [
        { text: 'Zagreb', region: 'Grad Zagreb', country: 'Croatia' },
        { text: 'Ljubljana', locality: 'Ljubljana', country: 'Slovenia' },
      ],
      workMode: 'hybrid',
      salary: { minMinor: 4_800_000, maxMinor: 6_000_000, period: 'year', currency: 'EUR', kind: 'gross' },
      applicationTypes: [{ type: 'external', url: expect.stringMatching(/\/application$/) }],
      publishedAt: '2026-10-20T09:15:00.000Z',
    });
    expect(jobs[1]).toMatchObject({ workMode: 'remote', employmentTypes: ['internship'], salary: null });
  });

  it('leaves out ads that are not listed', async () => {
    expect(reasonsOf(await read('ashby', board({ ...job, isListed: false }, job)))).toEqual([
      'not listed by its source',
    ]);
  });

  it('states no pay that is hidden, or that is several', async () => {
    const salary = { compensationType: 'Salary', interval: '1 HOUR', currencyCode: 'EUR', minValue: 9, maxValue: 9 };
    const compensation = { summaryComponents: [salary] };
    expect((await one({ compensation }))?.salary).toMatchObject({ minMinor: 900, maxMinor: 900, period: 'hour' });
    expect((await one({ compensation, shouldDisplayCompensationOnJobPostings: false }))?.salary).toBeNull();
    expect((await one({ compensation: { summaryComponents: [salary, salary] } }))?.salary).toBeNull();
  });

  it.each([
    [
      'addresses of either form',
      { address: { addressLocality: 'Rijeka' }, secondaryLocations: ['Pula'] },
      ['Split', 'Pula'],
    ],
    ['members of the wrong kind', { secondaryLocations: [7, null, {}, []], address: 'x', compensation: [] }, ['Split']],
  ])('%s', async (_, changes, places) => {
    expect((await one(changes))?.places.map(({ text }) => text)).toEqual(places);
  });
});

describe('Recruitee', () => {
  const offer = { id: 7, title: 'Cook', description: '<p>x</p>', company_name: 'Konoba', status: 'published' };
  const one = async (changes: object) =>
    jobsOf(await read('recruitee', JSON.stringify({ offers: [{ ...offer, ...changes }] })))[0];

  it('reads a board', async () => {
    const jobs = await sample('recruitee', 'recruitee.json');
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({
      reference: '2700825',
      employer: { name: 'Acme' },
      places: [{ text: 'Berlin', locality: 'Berlin', region: 'Berlin' }],
      workMode: 'hybrid',
      employmentTypes: ['permanent'],
      education: 'vocational',
      salary: { minMinor: 6_000_000, maxMinor: 7_500_000, period: 'year', currency: 'EUR' },
      publishedAt: '2026-08-05T10:10:39.000Z',
      endsAt: null,
    });
    expect(jobs[0]?.descriptionHtml).toContain('What we expect from you');
  });

  it.each([
    [{ remote: true }, 'remote'],
    [{ remote: true, on_site: true }, 'hybrid'],
    [{ on_site: true }, 'on_site'],
    [{ remote: 'yes' }, null],
  ])('%j is worked %s', async (flags, mode) => {
    expect((await one(flags))?.workMode).toBe(mode);
  });

  it.each([
    ['parttime_fixed_term', ['part_time', 'fixed_term']],
    ['fulltime_permanent', ['permanent']],
    ['internship', ['internship']],
    ['freelance', ['freelance']],
    ['', []],
  ])('%j is %j', async (code, types) => {
    expect((await one({ employment_type_code: code }))?.employmentTypes).toEqual(types);
  });

  it('takes the town of the offer where it names no office, its deadline, and no unpublished offer', async () => {
    expect(await one({ city: 'Split', country_code: 'HR', close_at: '2099-01-02' })).toMatchObject({
      places: [{ text: 'Split', country: 'HR' }],
      endsAt: '2099-01-02T23:59:59.000Z',
    });
    const items = await read('recruitee', JSON.stringify({ offers: [{ ...offer, status: 'closed' }] }));
    expect(reasonsOf(items)).toEqual(['its status is closed']);
  });
});

describe('Personio', () => {
  const address = 'https://zlatna-grana.jobs.personio.example/xml?language=hr';
  const position = (more: string): string =>
    `<workzag-jobs><position><id>1</id><name>Kuhar</name><subcompany>K</subcompany><jobDescriptions><jobDescription><value>x</value></jobDescription></jobDescriptions>${more}</position></workzag-jobs>`;
  const one = async (more: string) => jobsOf(await read('personio', position(more)))[0];

  it('reads a feed', async () => {
    const jobs = await sample('personio', 'personio.xml', { address });
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({
      reference: '1834171',
      employer: { name: 'Vinarija Zlatna Grana d.o.o.' },
      places: [{ text: 'Zagreb' }, { text: 'Split' }],
      employmentTypes: ['permanent'],
      minimalYearsOfExperience: 2,
      skills: ['pregovaranje', 'CRM', 'vozačka dozvola'],
      applicationTypes: [{ type: 'external', url: 'https://zlatna-grana.jobs.personio.example/job/1834171' }],
      publishedAt: '2026-10-13T14:10:41.000Z',
    });
    expect(jobs[0]?.descriptionHtml).toBe(
      '<h3>Vaši zadaci</h3><ul><li>Vođenje tima od pet ljudi</li><li>Ugovori s restoranima i trgovinama</li></ul><h3>Što nudimo</h3><p>Službeni automobil &amp; vino za blagdane.</p>',
    );
    expect(jobs[1]).toMatchObject({
      workMode: 'remote',
      employmentTypes: ['student', 'part_time'],
      minimalYearsOfExperience: 0,
    });
  });

  it('takes applications here where the feed is a file', async () => {
    expect((await sample('personio', 'personio.xml'))[0]).toMatchObject({
      applicationTypes: [{ type: 'full', url: null }],
      externalDetailsUrl: null,
    });
  });

  it('calls nobody part-time who may choose, and reads every range of years', async () => {
    expect((await one('<schedule>full-or-part-time</schedule>'))?.employmentTypes).toEqual([]);
    expect((await one('<yearsOfExperience>gt-15</yearsOfExperience>'))?.minimalYearsOfExperience).toBe(15);
    expect((await one('<yearsOfExperience>many</yearsOfExperience>'))?.minimalYearsOfExperience).toBeNull();
  });

  it('refuses an ad without a description', async () => {
    const bare = position('').replace('<value>x</value>', '');
    expect(reasonsOf(await read('personio', bare))).toEqual([expect.stringMatching(/^descriptionHtml/)]);
  });
});
