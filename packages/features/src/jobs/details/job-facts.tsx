import type { JobDetail } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { Facts } from '@radar/ui/facts';
import { BriefcaseIcon, CalendarBlankIcon, ClockIcon, GraduationCapIcon, HouseLineIcon } from '@radar/ui/icons';
import { Panel } from '@radar/ui/panel';
import { requirementsOf } from './requirements.ts';
import styles from './job-facts.module.css';

type JobWordsProps = {
  job: JobDetail;
  /** With the words of `job` and `jobs`. */
  translator: Translator;
};

const factsOf = (job: JobDetail, { t, date }: Translator) => [
  ...(job.employmentTypes.length > 0
    ? [
        {
          term: t('job.employmentType'),
          value: job.employmentTypes.map((type) => t(`jobs.type.${type}`)).join(', '),
          icon: <BriefcaseIcon />,
        },
      ]
    : []),
  ...(job.workMode === null
    ? []
    : [{ term: t('job.workMode'), value: t(`jobs.mode.${job.workMode}`), icon: <HouseLineIcon /> }]),
  ...(job.education === null
    ? []
    : [{ term: t('job.education'), value: t(`jobs.education.${job.education}`), icon: <GraduationCapIcon /> }]),
  {
    term: t('job.deadline'),
    value: job.endsAt === null ? t('job.openEnded') : date(job.endsAt),
    icon: <CalendarBlankIcon />,
  },
  { term: t('job.published'), value: date(job.publishedAt), icon: <ClockIcon /> },
];

/** What the job comes down to. */
export const JobFacts = ({ job, translator }: JobWordsProps) => (
  <Panel>
    <Facts facts={factsOf(job, translator)} />
  </Panel>
);

/** What the employer asks for; nothing where it asks for nothing. */
export const JobRequirements = ({ job, translator }: JobWordsProps) => {
  const rows = requirementsOf(job, translator);
  if (rows.length === 0) return null;
  return (
    <Panel heading={translator.t('job.requirements')}>
      <dl className={styles.requirements}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
