import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { decodeText } from './reading/decode-text.ts';
import { datesOf, type DraftPlace, externalWay, finishJob, placeOfText, shortHash } from './reading/finish-job.ts';
import { educationOf, employmentTypesOf, workModeOf, yearsOf } from './reading/job-words.ts';
import { salaryFromWords } from './reading/salary.ts';
import { emailOf, lineOf, webAddressOf } from './reading/values.ts';
import { xmlItems } from './reading/xml-items.ts';

type Fields = ReadonlyMap<string, string>;

const firstOf = (fields: Fields, ...names: string[]): string | null =>
  names.map((name) => fields.get(name)).find((text) => text !== undefined) ?? null;

/** An address without what campaigns add to it: the same ad keeps its key. */
const bareAddress = (text: string | null): string | null => {
  const address = webAddressOf(text);
  if (address === null) return null;
  const url = new URL(address);
  const added = Array.from(url.searchParams.keys()).filter((name) => /^(?:utm_|gclid|fbclid|source$|src$)/i.test(name));
  for (const name of added) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
};

/**
 * Feeds reuse reference numbers: one in the wild gives 600 ads 40 of them. So a key is the number and a hash of the ad's
 * address, or of its title and town where it has no address; a well-kept feed loses nothing by it.
 */
const keyOf = (fields: Fields): { number: string | null; key: string | null } => {
  const number = firstOf(fields, 'referencenumber', 'reference', 'id', 'requisitionid');
  const distinct =
    bareAddress(firstOf(fields, 'url')) ?? JSON.stringify([firstOf(fields, 'title'), firstOf(fields, 'city')]);
  if (number === null && firstOf(fields, 'url', 'title') === null) return { number, key: null };
  return { number, key: `${number?.slice(0, 180) ?? ''}~${shortHash(distinct)}` };
};

const placesOf = (fields: Fields): DraftPlace[] => {
  const locality = lineOf(firstOf(fields, 'city'), 200);
  const region = lineOf(firstOf(fields, 'state'), 200);
  const country = lineOf(firstOf(fields, 'country'), 100);
  const text = lineOf(firstOf(fields, 'location') ?? locality ?? region ?? country, 300);
  if (text === null) return [];
  return [placeOfText(text, { locality, region, country, address: lineOf(firstOf(fields, 'streetaddress'), 300) })];
};

const jobOf = (fields: Fields, key: string | null, options: ImportOptions): ImportItem => {
  const places = placesOf(fields);
  const education = lineOf(firstOf(fields, 'education'), 500);
  const url = firstOf(fields, 'url');
  return finishJob(
    {
      reference: key,
      title: firstOf(fields, 'title'),
      description: firstOf(fields, 'description'),
      employer: {
        name: firstOf(fields, 'company'),
        email: emailOf(firstOf(fields, 'email')),
        url: webAddressOf(firstOf(fields, 'companyurl')),
      },
      occupations: [...(firstOf(fields, 'category')?.split(/[,;]/) ?? []), firstOf(fields, 'title')].filter(
        (name) => name !== null,
      ),
      places,
      workMode: workModeOf([firstOf(fields, 'remotetype', 'workmode'), ...places.map(({ text }) => text)]),
      employmentTypes: employmentTypesOf(firstOf(fields, 'jobtype')?.split(/[,;/]/) ?? []),
      education: educationOf(education),
      educationRequirements: education,
      minimalYearsOfExperience: yearsOf(firstOf(fields, 'experience')),
      salary: salaryFromWords(firstOf(fields, 'salary')),
      applicationTypes: externalWay(url),
      externalDetailsUrl: webAddressOf(url),
      ...datesOf(firstOf(fields, 'date'), firstOf(fields, 'expirationdate')),
    },
    options,
  );
};

/** Numbers remembered for telling the reader that they repeat; beyond that the feed is read without the remark. */
const rememberedNumbers = 100_000;

/** The XML that aggregators take: `<source><job><title>…`. Named after the one that made it common. */
export const readIndeed: Importer = async function* (bytes, options = {}) {
  const keys = new Map<string, string>();
  for await (const item of xmlItems(decodeText(bytes), 'job')) {
    if (!item.ok) {
      yield { ok: false, reference: null, reason: item.reason };
      continue;
    }
    const { number, key } = keyOf(item.fields);
    const result = jobOf(item.fields, key, options);
    const isRepeated = number !== null && key !== null && (keys.get(number) ?? key) !== key;
    if (number !== null && key !== null && keys.size < rememberedNumbers && !keys.has(number)) keys.set(number, key);
    yield result.ok && isRepeated
      ? { ...result, note: `reference ${number} stands for several ads; the address or the title tells them apart` }
      : result;
  }
};
