import type { JobDetail } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { JobTitle } from '@radar/ui/job-title';
import { LiveLine } from '@radar/ui/live-line';
import { Panel } from '@radar/ui/panel';
import { PayFigure } from '@radar/ui/pay-figure';
import { employerName, hueOfEmployer, payOf } from '../shell/job-words.ts';
import styles from './job-summary.module.css';

/** The job that one applies for: who, where, pay, deadline. `translator` has the words of `apply` and `jobs`. */
export const JobSummary = ({ job, translator }: { job: JobDetail; translator: Translator }) => {
  const { t, shortDate } = translator;
  const { organization } = job;
  const employer = employerName(job, translator);
  const pay = payOf(job, translator);
  return (
    <Panel>
      <div className={styles.job}>
        <EmployerLogo
          name={employer}
          hue={hueOfEmployer(job)}
          src={organization !== null && typeof organization !== 'string' ? organization.logoUrl : null}
          anonymous={organization === null}
        />
        <div>
          <p className={styles.title} lang={job.language}>
            <JobTitle title={job.title} />
          </p>
          <p className={styles.quiet}>
            {employer} <span className={styles.place}>{job.location}</span>
          </p>
        </div>
      </div>
      <div className={styles.terms}>
        <PayFigure size="s" amount={pay?.amount ?? null} unit={pay?.unit} net={pay?.net} noPay={t('jobs.noPay')} />
        {job.endsAt !== null && <LiveLine>{t('apply.deadlineAt', { date: shortDate(job.endsAt) })}</LiveLine>}
      </div>
    </Panel>
  );
};
