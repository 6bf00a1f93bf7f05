import type { WorkMode } from '@radar/domain/jobs';
import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { decodeText } from './reading/decode-text.ts';
import { datesOf, type DraftPlace, externalWay, finishJob, placeOfText } from './reading/finish-job.ts';
import { jsonItems } from './reading/json-items.ts';
import { educationOf, employmentTypesOf } from './reading/job-words.ts';
import { periodOf, salaryOf } from './reading/salary.ts';
import { lineOf, listOf, member, numberOf, textOf, textsOf, webAddressOf } from './reading/values.ts';

const placeOf = (place: unknown): DraftPlace | null => {
  const locality = lineOf(member(place, 'city'), 200);
  const region = lineOf(member(place, 'state') ?? member(place, 'state_name'), 200);
  const country = lineOf(member(place, 'country_code') ?? member(place, 'country'), 100);
  const text = locality ?? lineOf(member(place, 'name'), 300) ?? region ?? country;
  if (text === null) return null;
  return placeOfText(text, { locality, region, country, address: lineOf(member(place, 'street'), 300) });
};

/** Its offices; an offer without any names a town itself. */
const placesOf = (offer: unknown): DraftPlace[] => {
  const offices = listOf(member(offer, 'locations'))
    .map(placeOf)
    .filter((place) => place !== null);
  return offices.length > 0 ? offices : [placeOf(offer)].filter((place) => place !== null);
};

/** Three flags, of which several may be set: who may choose works in a mixed way. */
const workModeOf = (offer: unknown): WorkMode | null => {
  const [remote, hybrid, onSite] = ['remote', 'hybrid', 'on_site'].map((key) => member(offer, key) === true);
  if (hybrid === true || (remote === true && onSite === true)) return 'hybrid';
  if (remote === true) return 'remote';
  return onSite === true ? 'on_site' : null;
};

/** `parttime_fixed_term` to `parttime`, `fixed term`. */
const employmentWords = (code: string | null): string[] => {
  const [, hours = '', term = ''] = /^((?:part|full)time)?_?(.*)$/.exec(code ?? '') ?? [];
  return [hours, term.replaceAll('_', ' ')];
};

const jobOf = (offer: unknown, options: ImportOptions): ImportItem => {
  const reference = textOf(member(offer, 'id'));
  const status = textOf(member(offer, 'status'));
  if (status !== null && status !== 'published')
    return { ok: false, reference, reason: `its status is ${status}`, isWithdrawn: true };
  const pay = member(offer, 'salary');
  const url = webAddressOf(member(offer, 'careers_url'));
  return finishJob(
    {
      reference,
      title: textOf(member(offer, 'title')),
      description: [member(offer, 'description'), member(offer, 'requirements')].flatMap(textsOf).join(''),
      employer: { name: textOf(member(offer, 'company_name')) },
      occupations: [member(offer, 'title'), member(offer, 'department'), member(offer, 'category_code')]
        .map(textOf)
        .filter((name) => name !== null),
      places: placesOf(offer),
      workMode: workModeOf(offer),
      employmentTypes: employmentTypesOf(employmentWords(textOf(member(offer, 'employment_type_code')))),
      education: educationOf(textOf(member(offer, 'education_code'))?.replaceAll('_', ' ') ?? null),
      salary: salaryOf({
        min: numberOf(member(pay, 'min')),
        max: numberOf(member(pay, 'max')),
        currency: textOf(member(pay, 'currency')),
        period: periodOf(textOf(member(pay, 'period'))),
        kind: null,
      }),
      applicationTypes: externalWay(member(offer, 'careers_apply_url') ?? url),
      externalDetailsUrl: url,
      ...datesOf(member(offer, 'published_at') ?? member(offer, 'created_at'), member(offer, 'close_at')),
    },
    options,
  );
};

/** The public offers of Recruitee: `{"offers": […]}` of `GET https://{company}.recruitee.com/api/offers/`. */
export const readRecruitee: Importer = async function* (bytes, options = {}) {
  for await (const item of jsonItems(decodeText(bytes), 'offers')) {
    yield item.ok ? jobOf(item.value, options) : { ok: false, reference: null, reason: item.reason };
  }
};
