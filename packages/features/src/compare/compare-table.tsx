import type { JobDetail } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { cx } from '@radar/ui/cx';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { XIcon } from '@radar/ui/icons';
import { JobTitle } from '@radar/ui/job-title';
import { employerName, hueOfEmployer, jobAddress } from '../shell/job-words.ts';
import { compareRows } from './compare-rows.ts';
import { comparedAddress } from './compared-ids.ts';
import styles from './compare-table.module.css';

type CompareTableProps = {
  jobs: readonly JobDetail[];
  /** With the words of `compare`, `job` and `jobs`. */
  translator: Translator;
};

const JobHead = ({ job, jobs, translator }: CompareTableProps & { job: JobDetail }) => {
  const { t, locale } = translator;
  const { organization } = job;
  const others = jobs.filter((one) => one !== job).map(({ id }) => id);
  return (
    <div className={styles.job}>
      <div className={styles.top}>
        <EmployerLogo
          size="s"
          name={employerName(job, translator)}
          hue={hueOfEmployer(job)}
          src={organization !== null && typeof organization !== 'string' ? organization.logoUrl : null}
          anonymous={organization === null}
        />
        <a
          className={styles.remove}
          href={comparedAddress(href(locale, 'compare'), others)}
          aria-label={t('compare.remove', { title: job.title })}
          title={t('compare.removeShort')}
        >
          <XIcon />
        </a>
      </div>
      <a
        className={styles.title}
        href={jobAddress(locale, job)}
        lang={job.language === locale ? undefined : job.language}
      >
        <JobTitle title={job.title} />
      </a>
      {!job.isActive && <p className={styles.closed}>{t('compare.closed')}</p>}
    </div>
  );
};

/** One column a job, one row a fact; rows in which they differ are marked, and can be shown alone without a script. */
export const CompareTable = ({ jobs, translator }: CompareTableProps) => {
  const { t, locale } = translator;
  const rows = compareRows(jobs, translator);
  const differs = jobs.length > 1 && rows.some(({ isDifferent }) => isDifferent);
  return (
    <div className={styles.comparison}>
      {differs && (
        <div className={styles.options}>
          <p className={styles.legend}>
            <span className={styles.mark} aria-hidden="true" /> {t('compare.legend')}
          </p>
          <Checkbox id="only-differences" className={styles.only} label={t('compare.only')} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it */}
      <div className={styles.scroll} role="region" aria-label={t('compare.table')} tabIndex={0}>
        <table className={styles.table} style={{ '--jobs': jobs.length } as React.CSSProperties}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('compare.fact')}</span>
              </th>
              {jobs.map((job) => (
                <th key={job.id} scope="col">
                  <JobHead job={job} jobs={jobs} translator={translator} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, values, isDifferent }, index) => (
              <tr key={term} className={cx(differs && isDifferent && styles.different, index === 0 && styles.pay)}>
                <th scope="row">
                  {term}
                  {differs && isDifferent && <span className="sr">{`, ${t('compare.differs')}`}</span>}
                </th>
                {values.map((texts, column) => (
                  <td key={jobs[column]?.id}>
                    {texts.length === 0 ? (
                      <span className={styles.none}>{t('compare.notSaid')}</span>
                    ) : (
                      <ul role="list">
                        {texts.map((text) => (
                          <li key={text}>{text}</li>
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={styles.actions}>
              <th scope="row">
                <span className="sr">{t('compare.open')}</span>
              </th>
              {jobs.map((job) => (
                <td key={job.id}>
                  <ButtonLink href={jobAddress(locale, job)}>{t('compare.open')}</ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
};
