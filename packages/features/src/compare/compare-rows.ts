import type { JobDetail } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { employerName, payOf } from '../shell/job-words.ts';

export type CompareRow = {
  term: string;
  /** A line or list of each job, in the order of the jobs; empty where the ad says nothing. */
  values: (readonly string[])[];
  isDifferent: boolean;
};

type Reader = (job: JobDetail) => readonly (string | null | undefined)[];

const readers = (translator: Translator): [term: string, read: Reader][] => {
  const { t, date, languageName } = translator;
  return [
    [
      t('job.salary'),
      (job) => {
        const pay = payOf(job, translator, { isMonthSaid: true });
        return pay === null ? [] : [`${pay.amount} ${pay.unit}`, pay.net];
      },
    ],
    [t('job.employer'), (job) => [employerName(job, translator)]],
    [t('job.location'), ({ location }) => [location]],
    [t('job.workMode'), ({ workMode }) => [workMode === null ? null : t(`jobs.mode.${workMode}`)]],
    [t('job.employmentType'), ({ employmentTypes }) => employmentTypes.map((type) => t(`jobs.type.${type}`))],
    [t('job.deadline'), ({ endsAt }) => [endsAt === null ? t('job.openEnded') : date(endsAt)]],
    [
      t('job.experience'),
      ({ minimalYearsOfExperience: years }) => [years === null ? null : t('job.years', { n: years })],
    ],
    [t('job.education'), ({ education }) => [education === null ? null : t(`jobs.education.${education}`)]],
    [t('job.drivingLicence'), ({ drivingLicences }) => [drivingLicences.join(', ')]],
    [
      t('job.languages'),
      ({ languages }) =>
        languages.map(({ language }) => (/^[a-z]{2}$/.test(language) ? languageName(language) : language)),
    ],
    [t('job.digitalSkills'), ({ digitalSkills }) => digitalSkills],
    [t('job.additionalSkills'), ({ additionalSkills }) => additionalSkills],
    [t('job.benefits'), ({ benefits }) => benefits],
    [t('job.published'), ({ publishedAt }) => [date(publishedAt)]],
  ];
};

const asSet = (values: readonly string[]): string => values.toSorted().join('\n');

/** Facts of jobs side by side; what none of them speaks of is left out. */
export const compareRows = (jobs: readonly JobDetail[], translator: Translator): CompareRow[] =>
  readers(translator).flatMap(([term, read]) => {
    const values = jobs.map((job) => read(job).filter((text) => typeof text === 'string' && text !== '') as string[]);
    if (values.every((texts) => texts.length === 0)) return [];
    return [{ term, values, isDifferent: new Set(values.map(asSet)).size > 1 }];
  });
