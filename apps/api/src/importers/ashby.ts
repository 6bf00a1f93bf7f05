import type { Salary } from '@radar/domain/jobs';
import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { companyOf } from './reading/company-of.ts';
import { decodeText } from './reading/decode-text.ts';
import { datesOf, type DraftPlace, externalWay, finishJob, placeOfText } from './reading/finish-job.ts';
import { jsonItems } from './reading/json-items.ts';
import { employmentTypesOf, workModeOf } from './reading/job-words.ts';
import { periodOf, salaryOf } from './reading/salary.ts';
import { lineOf, listOf, member, numberOf, textOf, webAddressOf } from './reading/values.ts';

/** A location with its address, which older answers wrap once more. */
const placeOf = (location: unknown, address: unknown): DraftPlace | null => {
  const postal = member(address, 'postalAddress') ?? address;
  const locality = lineOf(member(postal, 'addressLocality'), 200);
  const text = lineOf(location, 300) ?? locality;
  if (text === null) return null;
  return placeOfText(text, {
    locality,
    region: lineOf(member(postal, 'addressRegion'), 200),
    country: lineOf(member(postal, 'addressCountry'), 100),
  });
};

const placesOf = (job: unknown): DraftPlace[] =>
  [
    placeOf(member(job, 'location'), member(job, 'address')),
    ...listOf(member(job, 'secondaryLocations')).map((other) =>
      typeof other === 'string' ? placeOf(other, null) : placeOf(member(other, 'location'), member(other, 'address')),
    ),
  ].filter((place) => place !== null);

/** The one salary of an ad. Several (by seniority, by country) are no range that anybody was offered. */
const payOf = (job: unknown): Salary | null => {
  if (member(job, 'shouldDisplayCompensationOnJobPostings') === false) return null;
  const salaries = listOf(member(member(job, 'compensation'), 'summaryComponents')).filter(
    (component) => member(component, 'compensationType') === 'Salary',
  );
  const [salary] = salaries;
  if (salaries.length !== 1) return null;
  return salaryOf({
    min: numberOf(member(salary, 'minValue')),
    max: numberOf(member(salary, 'maxValue')),
    currency: textOf(member(salary, 'currencyCode')),
    // `1 YEAR`, `1 HOUR`
    period: periodOf(textOf(member(salary, 'interval'))),
    kind: null,
  });
};

/** `FullTime` to `Full Time`, `OnSite` to `On Site`. */
const spaced = (value: unknown): string | null => textOf(value)?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') ?? null;

const jobOf = (job: unknown, options: ImportOptions): ImportItem => {
  const reference = textOf(member(job, 'id'));
  // Its employer hands the address out to whom they choose.
  if (member(job, 'isListed') === false)
    return { ok: false, reference, reason: 'not listed by its source', isWithdrawn: true };
  const places = placesOf(job);
  const url = webAddressOf(member(job, 'jobUrl'));
  const isRemote = member(job, 'isRemote') === true;
  return finishJob(
    {
      reference,
      title: textOf(member(job, 'title')),
      description: textOf(member(job, 'descriptionHtml')) ?? textOf(member(job, 'descriptionPlain')),
      employer: { name: options.employer ?? companyOf(url) },
      occupations: [member(job, 'title'), member(job, 'team'), member(job, 'department')]
        .map(textOf)
        .filter((name) => name !== null),
      places,
      workMode: workModeOf([
        spaced(member(job, 'workplaceType')),
        isRemote ? 'remote' : null,
        ...places.map(({ text }) => text),
      ]),
      employmentTypes: employmentTypesOf([spaced(member(job, 'employmentType')) ?? '']),
      salary: payOf(job),
      applicationTypes: externalWay(member(job, 'applyUrl') ?? url),
      externalDetailsUrl: url,
      ...datesOf(member(job, 'publishedAt'), null),
    },
    options,
  );
};

/** The public job board of Ashby: `{"jobs": […]}` of `GET /posting-api/job-board/{company}?includeCompensation=true`. */
export const readAshby: Importer = async function* (bytes, options = {}) {
  for await (const item of jsonItems(decodeText(bytes), 'jobs')) {
    yield item.ok ? jobOf(item.value, options) : { ok: false, reference: null, reason: item.reason };
  }
};
