import { toJobFormat } from '@radar/domain/jobs';
import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { pageScripts } from './jsonld/page-scripts.ts';
import { payOf } from './jsonld/pay.ts';
import { nameOf, placesOf } from './jsonld/place.ts';
import { postingsIn } from './jsonld/postings.ts';
import { languagesOf, skillsOf, videoOf, waysOf } from './jsonld/radar-terms.ts';
import { decodeText, peekFirstSign } from './reading/decode-text.ts';
import { datesOf, type Draft, finishJob, shortHash } from './reading/finish-job.ts';
import { type JsonItem, jsonItems } from './reading/json-items.ts';
import { drivingLicencesOf, educationOf, employmentTypesOf, workModeOf, yearsOf } from './reading/job-words.ts';
import {
  emailOf,
  type Fields,
  lineOf,
  listOf,
  member,
  numberOf,
  textOf,
  textsOf,
  webAddressOf,
} from './reading/values.ts';

const idOf = (identifier: unknown): string | null =>
  textOf(identifier) ?? textOf(member(identifier, 'value')) ?? textOf(member(identifier, '@id'));

/** `identifier`, else the ad's address, else a hash of what tells it from others. */
const referenceOf = (posting: Fields): string | null => {
  const stated =
    listOf(member(posting, 'identifier'))
      .map(idOf)
      .find((id) => id !== null) ??
    textOf(member(posting, 'url')) ??
    textOf(member(posting, '@id'));
  if (stated !== null && stated !== undefined) return stated;
  const title = textOf(member(posting, 'title'));
  return title === null
    ? null
    : `#${shortHash(JSON.stringify([title, nameOf(member(posting, 'hiringOrganization')), placesOf(posting)]))}`;
};

const employerOf = (posting: Fields): Draft['employer'] => {
  const [organization] = listOf(member(posting, 'hiringOrganization'));
  const [logo] = listOf(member(organization, 'logo'));
  const hue = numberOf(member(organization, 'radar:hue'));
  return {
    name: nameOf(organization),
    isIncognito: member(posting, 'radar:incognito') === true,
    email: emailOf(member(organization, 'email')) ?? emailOf(member(member(posting, 'applicationContact'), 'email')),
    url: webAddressOf(member(organization, 'sameAs')) ?? webAddressOf(member(organization, 'url')),
    logoUrl: webAddressOf(logo) ?? webAddressOf(member(logo, 'url')) ?? webAddressOf(member(logo, 'contentUrl')),
    about: textOf(member(organization, 'description'))?.slice(0, 5000).toWellFormed() ?? null,
    industry: lineOf(nameOf(member(organization, 'industry')) ?? nameOf(listOf(member(posting, 'industry'))[0]), 100),
    hue: hue !== null && Number.isInteger(hue) && hue >= 0 && hue <= 359 ? hue : null,
    isVerified: member(organization, 'radar:verified') === true,
  };
};

const experienceOf = (posting: Fields): number | null => {
  const stated = member(posting, 'experienceRequirements');
  const months = numberOf(member(stated, 'monthsOfExperience'));
  return months === null ? yearsOf(textOf(stated)) : Math.min(50, Math.max(0, Math.floor(months / 12)));
};

const educationTextOf = (posting: Fields): string | null => {
  const [stated] = listOf(member(posting, 'educationRequirements'));
  return lineOf(textOf(stated) ?? member(stated, 'name') ?? member(stated, 'credentialCategory'), 500);
};

const occupationsOf = (posting: Fields): string[] => {
  const categories = ['occupationalCategory', 'relevantOccupation', 'industry'].flatMap((key) =>
    listOf(member(posting, key)).map(nameOf),
  );
  return [...categories, textOf(member(posting, 'title'))].filter((name) => name !== null);
};

/** Reads one schema.org JobPosting. */
const jobOfPosting = (posting: Fields, options: ImportOptions = {}): ImportItem => {
  const places = placesOf(posting);
  const education = educationTextOf(posting);
  const locationType = textOf(member(posting, 'jobLocationType'));
  return finishJob(
    {
      reference: referenceOf(posting),
      title: textOf(member(posting, 'title')) ?? textOf(member(posting, 'name')),
      description: textOf(member(posting, 'description')),
      employer: employerOf(posting),
      teaser: lineOf(member(posting, 'radar:teaser'), 500),
      quote: lineOf(member(posting, 'radar:quote'), 300),
      language: /^[a-z]{2}\b/.exec(textOf(member(posting, 'inLanguage')) ?? '')?.[0] ?? null,
      format: toJobFormat(textOf(member(posting, 'radar:format'))),
      occupations: occupationsOf(posting),
      places,
      workMode: workModeOf([
        textOf(member(posting, 'radar:workMode')),
        locationType,
        ...places.map(({ text }) => text),
      ]),
      employmentTypes: employmentTypesOf(textsOf(member(posting, 'employmentType'))),
      education: educationOf(textOf(member(posting, 'radar:education')) ?? education),
      educationRequirements: education,
      minimalYearsOfExperience: experienceOf(posting),
      salary: payOf(posting),
      benefits: skillsOf(member(posting, 'jobBenefits')),
      skills: skillsOf(member(posting, 'skills')),
      digitalSkills: skillsOf(member(posting, 'radar:digitalSkills')),
      languages: languagesOf(posting),
      drivingLicences: drivingLicencesOf(textsOf(member(posting, 'radar:drivingLicences'))),
      applicationTypes: waysOf(posting),
      video: videoOf(posting),
      externalDetailsUrl: webAddressOf(member(posting, 'radar:externalDetailsUrl')),
      ...datesOf(member(posting, 'datePosted'), member(posting, 'validThrough')),
    },
    options,
  );
};

async function* pageItems(text: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  for (const script of await pageScripts(text)) {
    const once = async function* () {
      yield script;
    };
    yield* jsonItems(once(), '@graph');
  }
}

/**
 * schema.org JobPosting as JSON-LD: an object, an array, `@graph`, an object a line, or a web page that carries it in
 * `<script type="application/ld+json">`. What else stands on a page is passed over; in a file it is refused.
 */
export const readJsonLd: Importer = async function* (bytes, options) {
  const { sign, text } = await peekFirstSign(decodeText(bytes));
  const isPage = sign === '<';
  for await (const item of isPage ? pageItems(text) : jsonItems(text, '@graph')) {
    if (!item.ok) {
      yield { ok: false, reference: null, reason: item.reason };
      continue;
    }
    let isEmpty = true;
    for (const posting of postingsIn(item.value)) {
      isEmpty = false;
      yield jobOfPosting(posting, options);
    }
    if (isEmpty && !isPage) yield { ok: false, reference: null, reason: 'holds no schema.org JobPosting' };
  }
};
