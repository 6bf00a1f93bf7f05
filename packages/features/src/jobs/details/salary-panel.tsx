import type { JobDetail } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { Panel } from '@radar/ui/panel';
import { PayFigure } from '@radar/ui/pay-figure';
import { SalaryBand } from '@radar/ui/salary-band';
import { payOf } from '../../shell/job-words.ts';

type PayProps = {
  job: JobDetail;
  /** With the words of `job` and `jobs`. */
  translator: Translator;
};

/** Pay as the ad states it, in one line of text. */
export const payText = (job: JobDetail, translator: Translator): string => {
  const pay = payOf(job, translator, { isMonthSaid: true });
  return pay === null ? translator.t('jobs.noPay') : `${pay.amount} ${pay.unit}`;
};

/** Pay as the ad states it, with our estimate of net where the country's rules are known. */
export const JobPay = ({ job, translator, size = 'l' }: PayProps & { size?: 'm' | 'l' }) => {
  const pay = payOf(job, translator, { isMonthSaid: true });
  return (
    <PayFigure
      size={size}
      amount={pay?.amount ?? null}
      unit={pay?.unit}
      net={pay?.net}
      noPay={translator.t('jobs.noPay')}
    />
  );
};

/** Pay as a headline and, where a range is stated, as a band on an axis. */
export const SalaryPanel = ({ job, translator }: PayProps) => {
  const { t, moneyRange, number } = translator;
  const { salary } = job;
  return (
    <Panel heading={t('job.salary')}>
      <JobPay job={job} translator={translator} />
      {salary !== null && salary.minMinor < salary.maxMinor && (
        <SalaryBand
          rows={[
            {
              label: t(`jobs.${salary.kind}`),
              from: salary.minMinor / 100,
              to: salary.maxMinor / 100,
              text: moneyRange(salary.minMinor, salary.maxMinor, salary.currency),
              kind: salary.kind,
            },
          ]}
          label={`${t('job.salaryAxis')}: ${payText(job, translator)}`}
          format={number}
          note={t('job.salaryNote')}
        />
      )}
    </Panel>
  );
};
