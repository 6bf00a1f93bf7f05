import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { companyOf } from './reading/company-of.ts';
import { decodeText } from './reading/decode-text.ts';
import { datesOf, externalWay, finishJob, placeOfText } from './reading/finish-job.ts';
import { escapeText } from './reading/html-text.ts';
import { jsonItems } from './reading/json-items.ts';
import { employmentTypesOf, workModeOf } from './reading/job-words.ts';
import { periodOf, salaryOf } from './reading/salary.ts';
import { lineOf, listOf, member, numberOf, textOf, textsOf, webAddressOf } from './reading/values.ts';

/** The ad's parts in the order in which Lever shows them. */
const descriptionOf = (posting: unknown): string => {
  const lists = listOf(member(posting, 'lists')).map(
    (list) =>
      `<h3>${escapeText(textOf(member(list, 'text')) ?? '')}</h3><ul>${textOf(member(list, 'content')) ?? ''}</ul>`,
  );
  return [textOf(member(posting, 'description')), ...lists, textOf(member(posting, 'additional'))]
    .filter((part) => part !== null)
    .join('');
};

const instantOfEpoch = (value: unknown): string | null => {
  const epochMs = numberOf(value);
  return epochMs === null || epochMs < 0 || epochMs > 4e12 ? null : new Date(epochMs).toISOString();
};

const jobOf = (posting: unknown, options: ImportOptions): ImportItem => {
  const categories = member(posting, 'categories');
  const stated = textsOf(member(categories, 'allLocations'));
  const places = stated.length > 0 ? stated : textsOf(member(categories, 'location'));
  const country = lineOf(member(posting, 'country'), 100);
  const range = member(posting, 'salaryRange');
  const url = webAddressOf(member(posting, 'hostedUrl'));
  return finishJob(
    {
      reference: textOf(member(posting, 'id')),
      title: textOf(member(posting, 'text')),
      description: descriptionOf(posting),
      employer: { name: options.employer ?? companyOf(url) },
      occupations: [member(posting, 'text'), member(categories, 'team'), member(categories, 'department')]
        .map(textOf)
        .filter((name) => name !== null),
      places: places.map((text) => placeOfText(lineOf(text, 300) ?? '', { country })),
      workMode: workModeOf([textOf(member(posting, 'workplaceType')), ...places]),
      employmentTypes: employmentTypesOf(textsOf(member(categories, 'commitment'))),
      salary: salaryOf({
        min: numberOf(member(range, 'min')),
        max: numberOf(member(range, 'max')),
        currency: textOf(member(range, 'currency')),
        period: periodOf(textOf(member(range, 'interval'))),
        kind: null,
      }),
      applicationTypes: externalWay(member(posting, 'applyUrl') ?? url),
      externalDetailsUrl: url,
      ...datesOf(instantOfEpoch(member(posting, 'createdAt')), null),
    },
    options,
  );
};

/** The public postings of Lever: the array of `GET /v0/postings/{company}?mode=json`. Times are milliseconds since 1970. */
export const readLever: Importer = async function* (bytes, options = {}) {
  for await (const item of jsonItems(decodeText(bytes), 'data')) {
    yield item.ok ? jobOf(item.value, options) : { ok: false, reference: null, reason: item.reason };
  }
};
