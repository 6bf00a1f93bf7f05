import * as z from 'zod';

// What developers.google.com/search/docs/appearance/structured-data/job-posting asks of a page, as of 2026: each object is
// strict, so that a property which Google does not know is a fault too. Only the tests read it.

const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/ });
const instant = z.iso.datetime();

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  // Required: "the more properties, the better", but a country always.
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const place = z.strictObject({ '@type': z.literal('Place'), address });

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  sameAs: webAddress.optional(),
  logo: webAddress.optional(),
});

const amount = z.number().positive();

const salary = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: amount.optional(),
      minValue: amount.optional(),
      maxValue: amount.optional(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    })
    .refine(
      ({ value, minValue, maxValue }) =>
        value === undefined
          ? minValue !== undefined && maxValue !== undefined && minValue < maxValue
          : minValue === undefined && maxValue === undefined,
      'either one value, or a range',
    ),
});

const country = z.strictObject({ '@type': z.literal('Country'), name: text });

const credential = z.strictObject({
  '@type': z.literal('EducationalOccupationalCredential'),
  credentialCategory: z.enum([
    'high school',
    'associate degree',
    'bachelor degree',
    'professional certificate',
    'postgraduate degree',
  ]),
});

const experience = z.strictObject({
  '@type': z.literal('OccupationalExperienceRequirements'),
  monthsOfExperience: z.int().positive(),
});

const employmentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]);

/** Required: title, description, datePosted, hiringOrganization, jobLocation (or TELECOMMUTE with who may apply). */
export const GoogleJobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    // "Don't include codes, addresses, dates, salaries or company names"; gender marks are codes.
    title: text.refine((title) => !/[([/|]\s?[mmfwžzмж]\s?[/|]/iu.test(title), 'codes in the title'),
    description: text.regex(/<(?:p|ul|br)\b/, 'HTML with paragraphs'),
    datePosted: instant,
    validThrough: instant.optional(),
    employmentType: z.array(employmentType).min(1).optional(),
    hiringOrganization: z.union([z.literal('confidential'), organization]),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
    jobLocation: z.array(place).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.array(country).min(1).optional(),
    baseSalary: salary.optional(),
    directApply: z.boolean(),
    educationRequirements: z.union([z.literal('no requirements'), credential]).optional(),
    experienceRequirements: z.union([z.literal('no requirements'), experience]).optional(),
  })
  .refine(({ jobLocation, jobLocationType }) => jobLocation !== undefined || jobLocationType !== undefined, {
    path: ['jobLocation'],
    error: 'needed where people come to work',
  })
  .refine(
    (posting) => (posting.jobLocationType === undefined) === (posting.applicantLocationRequirements === undefined),
    {
      path: ['applicantLocationRequirements'],
      error: 'goes with TELECOMMUTE',
    },
  )
  .refine(({ title, description }) => title !== description, { path: ['description'], error: 'is the title' });
