import type { ImportedJob } from '@radar/domain/imports';
import type { Importer, ImportItem, ImportOptions } from './importer.ts';
import { decodeText } from './reading/decode-text.ts';
import { datesOf, externalWay, finishJob, placeOfText } from './reading/finish-job.ts';
import { escapeText } from './reading/html-text.ts';
import { employmentTypesOf, workModeOf } from './reading/job-words.ts';
import { lineOf } from './reading/values.ts';
import { xmlItems, type XmlLeaf } from './reading/xml-items.ts';

type Position = { fields: ReadonlyMap<string, string>; leaves: readonly XmlLeaf[] };

const leavesAt = ({ leaves }: Position, path: string): string[] =>
  leaves.filter((leaf) => leaf.path === path).map(({ text }) => text);

/** Sections in their order: `<jobDescription><name>Your tasks</name><value>…</value></jobDescription>`. */
const descriptionOf = ({ leaves }: Position): string =>
  leaves
    .map(({ path, text }) => {
      if (path === 'jobdescriptions/jobdescription/name') return `<h3>${escapeText(text)}</h3>`;
      return path === 'jobdescriptions/jobdescription/value' ? text : '';
    })
    .join('');

/** `lt-1`, `2-5`, `gt-15`: the least that is asked for. */
const yearsOf = (range: string | undefined): number | null => {
  const [, isLess, least] = /^(lt-)?(?:gt-)?(\d{1,2})/.exec(range ?? '') ?? [];
  if (least === undefined) return null;
  return isLess === undefined ? Number(least) : 0;
};

/** The feed names no pages: they stand beside it, at `/job/{id}`. Of a file we know no page, and take applications here. */
const waysOf = (id: string | undefined, address: string | undefined): ImportedJob['applicationTypes'] => {
  const page =
    id === undefined || address === undefined ? null : new URL(`/job/${encodeURIComponent(id)}`, address).href;
  const ways = externalWay(page);
  return ways.length > 0 ? ways : [{ type: 'full', url: null, phone: null, text: null }];
};

const jobOf = (position: Position, options: ImportOptions): ImportItem => {
  const { fields } = position;
  const offices = [fields.get('office'), ...leavesAt(position, 'additionaloffices/office')]
    .map((office) => lineOf(office, 300))
    .filter((office) => office !== null);
  const id = fields.get('id');
  const ways = waysOf(id, options.address);
  return finishJob(
    {
      reference: id ?? null,
      title: fields.get('name') ?? null,
      description: descriptionOf(position),
      employer: { name: options.employer ?? fields.get('subcompany') ?? null },
      occupations: ['name', 'occupation', 'department', 'recruitingcategory']
        .map((name) => fields.get(name)?.replaceAll('_', ' '))
        .filter((name) => name !== undefined),
      places: [...new Set(offices)].map((office) => placeOfText(office)),
      workMode: workModeOf(offices),
      employmentTypes: employmentTypesOf(
        // Who may choose has no part-time job.
        [fields.get('employmenttype')?.replaceAll('_', ' ') ?? '', fields.get('schedule') ?? ''].filter(
          (word) => !/full.*part/.test(word),
        ),
      ),
      minimalYearsOfExperience: yearsOf(fields.get('yearsofexperience')),
      skills: fields.get('keywords')?.split(',') ?? [],
      applicationTypes: ways,
      externalDetailsUrl: ways[0]?.url ?? null,
      ...datesOf(fields.get('createdat'), null),
    },
    options,
  );
};

/** The public XML feed of Personio: `<workzag-jobs><position>…` of `https://{company}.jobs.personio.de/xml`. */
export const readPersonio: Importer = async function* (bytes, options = {}) {
  for await (const item of xmlItems(decodeText(bytes), 'position')) {
    yield item.ok ? jobOf(item, options) : { ok: false, reference: null, reason: item.reason };
  }
};
