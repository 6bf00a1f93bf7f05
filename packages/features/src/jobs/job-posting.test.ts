import {
  ApplicationType,
  EducationLevel,
  EmploymentType,
  type JobDetail,
  JobFormat,
  type WorkLocation,
  WorkMode,
} from '@radar/domain/jobs';
import { locales } from '@radar/i18n/locales';
import { describe, expect, it } from 'vitest';
import { toScriptJson } from '../shell/json-ld.tsx';
import { aJobDetail } from '../shell/testing/a-job-detail.ts';
import { GoogleJobPosting } from './google-job-posting.schema.ts';
import { toJobPosting } from './job-posting.ts';

const site = { name: 'Radar Hrvatska', origin: 'https://radar.example', market: 'HR' };

const postingOf = (changes: Partial<JobDetail> = {}) => {
  const posting = toJobPosting(aJobDetail(changes), site, 'hr');
  return posting === null ? null : GoogleJobPosting.parse(JSON.parse(toScriptJson(posting)));
};

const salary = { minMinor: 700, maxMinor: 900, period: 'hour', kind: 'gross', currency: 'EUR' } as const;
const at = (changes: Partial<WorkLocation>): WorkLocation => ({
  placeId: null,
  name: 'Split',
  region: null,
  country: 'HR',
  address: null,
  latitude: null,
  longitude: null,
  ...changes,
});
const way = (type: ApplicationType) => ({ type, url: null, phone: null, text: null });

/** One job of each kind: every value of every closed list, and every field both stated and left out. */
const kinds: [string, Partial<JobDetail>][] = [
  ...JobFormat.options.map((format): [string, Partial<JobDetail>] => [`format ${format}`, { format }]),
  ...EmploymentType.options.map((type): [string, Partial<JobDetail>] => [`type ${type}`, { employmentTypes: [type] }]),
  ...WorkMode.options.map((workMode): [string, Partial<JobDetail>] => [`mode ${workMode}`, { workMode }]),
  ...EducationLevel.options.map((education): [string, Partial<JobDetail>] => [`education ${education}`, { education }]),
  ...ApplicationType.options.map((type): [string, Partial<JobDetail>] => [
    `applying ${type}`,
    { applicationTypes: [way(type)] },
  ]),
  ...(['hour', 'day', 'month', 'year'] as const).map((period): [string, Partial<JobDetail>] => [
    `pay a ${period}`,
    { salary: { ...salary, period } },
  ]),
  ['one stated figure', { salary: { ...salary, maxMinor: salary.minMinor } }],
  ['no pay', { salary: null }],
  ['no deadline', { endsAt: null }],
  ['an employer without a logo', { organization: { id: 1, name: 'X', badges: [], logoUrl: null, hue: 0 } }],
  ['an employer known by name only', { organization: 'Pekara Klas' }],
  ['an ad for a client', { organization: null }],
  [
    'no mode, type, education or experience',
    {
      workMode: null,
      employmentTypes: [],
      education: null,
      minimalYearsOfExperience: null,
    },
  ],
  ['no experience needed', { minimalYearsOfExperience: 0 }],
  ['several types', { employmentTypes: ['permanent', 'part_time', 'student'] }],
  ['several places', { workLocations: [at({}), at({ name: 'Beč', country: 'AT' })] }],
  ['a place that nobody located, beside one that is', { workLocations: [at({ country: null }), at({})] }],
  ['remote from anywhere', { workMode: 'remote', workLocations: [] }],
  ['remote from two countries', { workMode: 'remote', workLocations: [at({}), at({ country: 'SI' })] }],
  [
    'hostile words',
    {
      title: '</script><script>alert(1)</script> & \u2028',
      descriptionHtml: '<p>"]]></p><p>\\u003c/script></p>',
    },
  ],
];

describe('JobPosting', () => {
  it.each(kinds)('is what Google asks for: %s', (_, changes) => {
    expect(postingOf(changes)).not.toBeNull();
  });

  it('carries every property that Google recommends, where the ad states it', () => {
    expect(postingOf({ workMode: 'remote' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Konobar / konobarica',
      description: '<p>Tražimo konobara ili konobaricu.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Radar Hrvatska', value: '7' },
      datePosted: '2026-11-10T08:00:00.000Z',
      validThrough: '2026-12-10T22:59:59.000Z',
      employmentType: ['FULL_TIME'],
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Konoba Luka',
        logo: 'https://radar.example/brand/luka.png',
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Riva 1',
            addressLocality: 'Split',
            addressRegion: 'Splitsko-dalmatinska županija',
            addressCountry: 'HR',
          },
        },
      ],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'HR' }],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 1200, maxValue: 1500, unitText: 'MONTH' },
      },
      directApply: true,
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'high school' },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 },
    });
  });

  it.each(['Vozač (m/ž)', 'Возач (м/ж)', 'Vozač m/ž/d', 'Prodavač (ž/m)', 'Developer (m/f/d)'])(
    'has no gender mark in its title: %s',
    (title) => {
      expect(postingOf({ title })?.title).toMatch(/^\p{L}+$/u);
    },
  );

  it('says nothing that the ad does not', () => {
    const posting = postingOf({ salary: null, endsAt: null, education: null, workMode: 'hybrid' });
    expect(Object.keys(posting ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/baseSalary|validThrough|education|jobLocationType|applicant/)]),
    );
    expect(postingOf({ organization: null })?.hiringOrganization).toBe('confidential');
  });

  it('calls no part-time job full-time, and no outside form a direct application', () => {
    expect(postingOf({ employmentTypes: ['permanent', 'part_time'] })?.employmentType).toEqual(['PART_TIME']);
    expect(postingOf({ applicationTypes: [way('external')] })?.directApply).toBe(false);
    expect(postingOf({ applicationTypes: [way('external'), way('quick')] })?.directApply).toBe(true);
  });

  it('lets people apply from where a remote job is, else from the whole market', () => {
    const from = (workLocations: WorkLocation[]) =>
      postingOf({ workMode: 'remote', workLocations })?.applicantLocationRequirements?.map(({ name }) => name);
    expect(from([])).toEqual(['HR']);
    expect(from([at({ country: 'SI' }), at({ country: 'SI', name: 'Koper' })])).toEqual(['SI']);
  });

  it.each(locales)('names no town where the place is a country or a region: %s', (locale) => {
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('HR') ?? '';
    const workLocations = [at({ name: country }), at({ name: 'Istra', region: 'Istra' })];
    const posting = GoogleJobPosting.parse(toJobPosting(aJobDetail({ workLocations }), site, locale));
    expect(posting.jobLocation?.map(({ address }) => address.addressLocality)).toEqual([undefined, undefined]);
  });

  it('is missing for a job that is over, and for one whose country nobody stated', () => {
    expect(postingOf({ isActive: false })).toBeNull();
    expect(postingOf({ workLocations: [at({ country: null })] })).toBeNull();
    expect(postingOf({ workLocations: [] })).toBeNull();
  });
});

describe('JSON in a page', () => {
  it('cannot end its element, and reads back as it was', () => {
    const text = '</script><!-- <script> & \u2028\u2029 "\\';
    const json = toScriptJson({ '@context': 'https://schema.org', '@type': 'Thing', name: text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect((JSON.parse(json) as { name: string }).name).toBe(text);
  });
});
