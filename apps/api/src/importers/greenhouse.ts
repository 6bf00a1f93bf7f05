import { decodeHTML } from 'entities';
import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { decodeText } from './reading/decode-text.ts';
import { datesOf, externalWay, finishJob, placeOfText } from './reading/finish-job.ts';
import { jsonItems } from './reading/json-items.ts';
import { employmentTypesOf, workModeOf } from './reading/job-words.ts';
import { lineOf, listOf, member, textOf, webAddressOf } from './reading/values.ts';

const metadataOf = (job: unknown, pattern: RegExp): string[] =>
  listOf(member(job, 'metadata'))
    .filter((entry) => pattern.test(textOf(member(entry, 'name')) ?? ''))
    .flatMap((entry) => listOf(member(entry, 'value')).map(textOf))
    .filter((value) => value !== null);

const jobOf = (job: unknown, options: ImportOptions): ImportItem => {
  const places = [
    member(member(job, 'location'), 'name'),
    ...listOf(member(job, 'offices')).map((office) => member(office, 'location')),
  ]
    .map((name) => lineOf(name, 300))
    .filter((name) => name !== null);
  // `offices` repeats the location at greater length; it speaks only where the location is silent.
  const [place] = places;
  const departments = listOf(member(job, 'departments')).map((department) => textOf(member(department, 'name')));
  const content = textOf(member(job, 'content'));
  const url = webAddressOf(member(job, 'absolute_url'));
  return finishJob(
    {
      reference: textOf(member(job, 'id')),
      title: textOf(member(job, 'title')),
      // The board encodes the HTML once more: `&lt;p&gt;`.
      description: content === null ? null : decodeHTML(content),
      employer: { name: textOf(member(job, 'company_name')) },
      language: /^[a-z]{2}\b/.exec(textOf(member(job, 'language')) ?? '')?.[0] ?? null,
      occupations: [textOf(member(job, 'title')), ...departments].filter((name) => name !== null),
      places: place === undefined ? [] : [placeOfText(place)],
      workMode: workModeOf([...metadataOf(job, /work.?place|remote/i), ...places]),
      employmentTypes: employmentTypesOf(metadataOf(job, /employment|commitment|job type/i)),
      applicationTypes: externalWay(url),
      externalDetailsUrl: url,
      ...datesOf(member(job, 'first_published') ?? member(job, 'updated_at'), member(job, 'application_deadline')),
    },
    options,
  );
};

/** The public job board of Greenhouse: `{"jobs": […]}` of `GET /v1/boards/{company}/jobs?content=true`. */
export const readGreenhouse: Importer = async function* (bytes, options = {}) {
  for await (const item of jsonItems(decodeText(bytes), 'jobs')) {
    yield item.ok ? jobOf(item.value, options) : { ok: false, reference: null, reason: item.reason };
  }
};
