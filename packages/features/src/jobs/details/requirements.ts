import type { JobDetail } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';

const languagesOf = ({ languages }: JobDetail, { languageName }: Translator): string =>
  languages
    .map(({ language, level }) => {
      const name = /^[a-z]{2}$/.test(language) ? languageName(language) : language;
      return level === null ? name : `${name} (${level})`;
    })
    .join(', ');

/** What the employer asks for, in words; what it does not speak of is left out. */
export const requirementsOf = (job: JobDetail, translator: Translator): { term: string; value: string }[] => {
  const { t } = translator;
  const { minimalYearsOfExperience: years } = job;
  const rows: [string, string | null][] = [
    [t('job.experience'), years === null ? null : t('job.years', { n: years })],
    [t('job.education'), job.educationRequirements],
    [t('job.drivingLicence'), job.drivingLicences.join(', ')],
    [t('job.digitalSkills'), job.digitalSkills.join(', ')],
    [t('job.additionalSkills'), job.additionalSkills.join(', ')],
    [t('job.languages'), languagesOf(job, translator)],
    [t('job.categories'), job.categories.map(({ name }) => name).join(', ')],
  ];
  return rows.flatMap(([term, value]) => (value === null || value === '' ? [] : [{ term, value }]));
};
