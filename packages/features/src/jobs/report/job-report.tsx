import { reportLimits, ReportReason } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { FlagIcon } from '@radar/ui/icons';
import { Note } from '@radar/ui/note';
import { TextareaField } from '@radar/ui/textarea';
import { ReportSender } from './report-sender.tsx';
import styles from './job-report.module.css';

type JobReportProps = {
  job: { id: number; slug: string };
  /** With the words of `report`. */
  translator: Translator;
};

/** A small form for what is wrong with an ad. It is sent as any form where no script runs. */
export const JobReport = ({ job, translator: { t, locale } }: JobReportProps) => (
  <ReportSender
    styles={{ outcome: styles.outcome, shown: styles.shown }}
    sent={<Note tone="ok">{t('report.sent')}</Note>}
    failed={<Note tone="err">{t('report.failed')}</Note>}
  >
    <details className={styles.report}>
      <summary className={styles.open}>
        <FlagIcon />
        {t('report.open')}
      </summary>
      <div className={styles.body}>
        <p>{t('report.intro')}</p>
        <input type="hidden" name="jobId" value={job.id} />
        <input type="hidden" name="slug" value={job.slug} />
        <input type="hidden" name="locale" value={locale} />
        <fieldset className={styles.reasons}>
          <legend>{t('report.legend')}</legend>
          {ReportReason.options.map((reason) => (
            <Checkbox
              key={reason}
              id={`report-${reason}`}
              type="radio"
              name="reason"
              value={reason}
              required
              label={t(`report.reason.${reason}`)}
            />
          ))}
        </fieldset>
        <TextareaField
          id="report-message"
          name="message"
          label={t('report.message')}
          optionalLabel={t('report.optional')}
          maxLength={reportLimits.messageLength}
          rows={3}
        />
        <div>
          <Button type="submit">{t('report.send')}</Button>
        </div>
      </div>
    </details>
  </ReportSender>
);
