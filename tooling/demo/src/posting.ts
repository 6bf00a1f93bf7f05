import { createHash } from 'node:crypto';
import type { AdPlan } from './ad-plan.ts';
import type { Location } from './location.ts';
import type { Market } from './markets.ts';
import type { Pay } from './pay.ts';
import type { Way } from './ways.ts';

/** schema.org JobPosting with the terms of docs/operations/import.md. */
export type Posting = Record<string, unknown>;

export type Ad = {
  market: Market;
  plan: AdPlan;
  reference: string;
  domain: string;
  title: string;
  description: string;
  teaser: string;
  quote: string | null;
  video: { url: string; durationS: number } | null;
  locations: readonly Location[];
  pay: Pay | null;
  types: readonly string[];
  mode: string | null;
  education: string | null;
  years: number;
  licences: readonly string[];
  benefits: readonly string[];
  skills: readonly string[];
  digitalSkills: readonly string[];
  languages: readonly { language: string; level: string }[];
  ways: readonly Way[];
  dates: { datePosted: string; validThrough: string };
  category: string;
};

const context = ['https://schema.org', { radar: 'https://radar.example/ns/jobs#' }];

/** Two of five employers have been checked by the board; it is the same ones in every feed. */
const isVerified = (name: string): boolean => createHash('sha256').update(name).digest().readUInt8(0) < 102;

const placeOf = ({ town, text, street, latitude, longitude }: Location): Posting => ({
  '@type': 'Place',
  ...(text !== null && { name: text }),
  address: {
    '@type': 'PostalAddress',
    ...(street !== null && { streetAddress: street }),
    addressLocality: town.name,
    ...(town.region !== null && { addressRegion: town.region }),
    addressCountry: town.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
});

const salaryOf = ({ min, max, unit, currency }: Pay): Posting => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
    unitText: unit,
  },
});

const organizationOf = ({ plan: { employer }, domain }: Ad): Posting => ({
  '@type': 'Organization',
  name: employer.name,
  sameAs: `https://www.${domain}`,
  email: `posao@${domain}`,
  description: employer.about.join(' '),
  industry: employer.industry,
  'radar:hue': employer.hue,
  ...(isVerified(employer.name) && { 'radar:verified': true }),
});

/** Members that say something; the rest is left out. */
const stated = (members: Record<string, unknown>): Posting =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

export const toPosting = (ad: Ad): Posting => {
  const { plan, market, pay } = ad;
  return stated({
    '@context': context,
    '@type': 'JobPosting',
    identifier: ad.reference,
    title: ad.title,
    description: ad.description,
    inLanguage: plan.isEnglish ? 'en' : market.language,
    datePosted: ad.dates.datePosted,
    validThrough: ad.dates.validThrough,
    employmentType: ad.types,
    occupationalCategory: plan.occupation,
    industry: ad.category,
    hiringOrganization: organizationOf(ad),
    jobLocation: ad.locations.map(placeOf),
    jobLocationType: ad.mode === 'remote' ? 'TELECOMMUTE' : null,
    baseSalary: pay === null ? null : salaryOf(pay),
    experienceRequirements:
      ad.years === 0 ? null : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: ad.years * 12 },
    skills: ad.skills,
    jobBenefits: ad.benefits,
    directApply: ad.ways.some(({ type }) => type === 'full' || type === 'quick'),
    'radar:format': plan.format === 'STANDARD' ? null : plan.format,
    'radar:incognito': plan.isIncognito ? true : null,
    'radar:teaser': ad.teaser,
    'radar:quote': ad.quote,
    'radar:video': ad.video,
    'radar:workMode': ad.mode,
    'radar:education': ad.education,
    'radar:salaryKind': pay === null ? null : pay.kind,
    'radar:digitalSkills': ad.digitalSkills,
    'radar:languages': ad.languages,
    'radar:drivingLicences': ad.licences,
    'radar:applicationTypes': ad.ways.length === 1 && ad.ways[0]?.type === 'full' ? null : ad.ways,
  });
};
