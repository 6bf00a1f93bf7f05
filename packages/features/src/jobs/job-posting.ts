import type { EducationLevel, EmploymentType, JobDetail, Salary, WorkLocation } from '@radar/domain/jobs';
import { withoutGenderMarks } from '@radar/domain/words';
import type { Locale } from '@radar/i18n/locales';
import type { JsonLdData } from '../shell/json-ld.tsx';

/** What a posting says about the site that carries it. */
export type PostingSite = {
  /** Whose numbers the `identifier` is one of. */
  name: string;
  origin: string;
  /** ISO 3166-1 alpha-2. */
  market: string;
};

type EmploymentWord = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'OTHER';

// Google's closed list. A student's contract is none of its kinds.
const employmentWords: Record<EmploymentType, EmploymentWord> = {
  permanent: 'FULL_TIME',
  fixed_term: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  part_time: 'PART_TIME',
  student: 'OTHER',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** A permanent contract with part-time hours is no full-time job. */
const employmentTypeOf = (types: readonly EmploymentType[]): EmploymentWord[] => {
  const words = new Set(types.map((type) => employmentWords[type]));
  if (words.has('PART_TIME')) words.delete('FULL_TIME');
  return [...words];
};

const credentials: Record<Exclude<EducationLevel, 'none' | 'primary'>, string> = {
  secondary: 'high school',
  vocational: 'professional certificate',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

const educationOf = (education: EducationLevel | null): unknown => {
  if (education === null || education === 'primary') return undefined;
  if (education === 'none') return 'no requirements';
  return { '@type': 'EducationalOccupationalCredential', credentialCategory: credentials[education] };
};

const salaryOf = ({ minMinor, maxMinor, period, currency }: Salary): unknown => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(minMinor === maxMinor ? { value: minMinor / 100 } : { minValue: minMinor / 100, maxValue: maxMinor / 100 }),
    unitText: period.toUpperCase(),
  },
});

type Named = WorkLocation & { country: string };

const isNamed = (location: WorkLocation): location is Named => location.country !== null;

/** An address must name its country; a place that is itself a region or a country names no town. */
const placeOf = ({ name, region, country, address }: Named, countryName: string | undefined): unknown => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(address !== null && { streetAddress: address }),
    ...(name !== region && name !== countryName && { addressLocality: name }),
    ...(region !== null && { addressRegion: region }),
    addressCountry: country,
  },
});

const inProduct = new Set(['full', 'quick']);

const organizationOf = ({ organization }: JobDetail, origin: string): unknown => {
  // The word that Google's documentation gives for an employer who stays unnamed.
  if (organization === null) return 'confidential';
  if (typeof organization === 'string') return { '@type': 'Organization', name: organization };
  const { name, logoUrl } = organization;
  return { '@type': 'Organization', name, ...(logoUrl !== null && { logo: new URL(logoUrl, origin).href }) };
};

/**
 * schema.org JobPosting of an open job, with the properties of
 * developers.google.com/search/docs/appearance/structured-data/job-posting. Nothing is guessed: what an ad leaves out is
 * left out. Null for a job that is over, and for one whose country nobody stated: Google demands both.
 */
export const toJobPosting = (job: JobDetail, site: PostingSite, locale: Locale): JsonLdData | null => {
  const isRemote = job.workMode === 'remote';
  const named = job.workLocations.filter(isNamed);
  if (!job.isActive || (named.length === 0 && !isRemote)) return null;
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const employmentType = employmentTypeOf(job.employmentTypes);
  const countries = named.length === 0 ? [site.market] : [...new Set(named.map(({ country }) => country))];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: withoutGenderMarks(job.title),
    description: job.descriptionHtml,
    identifier: { '@type': 'PropertyValue', name: site.name, value: String(job.id) },
    datePosted: job.publishedAt,
    ...(job.endsAt !== null && { validThrough: job.endsAt }),
    ...(employmentType.length > 0 && { employmentType }),
    hiringOrganization: organizationOf(job, site.origin),
    ...(named.length > 0 && {
      jobLocation: named.map((location) => placeOf(location, countryNames.of(location.country))),
    }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    }),
    ...(job.salary !== null && { baseSalary: salaryOf(job.salary) }),
    directApply: job.applicationTypes.some(({ type }) => inProduct.has(type)),
    educationRequirements: educationOf(job.education),
    ...(job.minimalYearsOfExperience !== null && {
      experienceRequirements:
        job.minimalYearsOfExperience === 0
          ? 'no requirements'
          : {
              '@type': 'OccupationalExperienceRequirements',
              monthsOfExperience: job.minimalYearsOfExperience * 12,
            },
    }),
  };
};
