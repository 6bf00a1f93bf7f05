import type { Caller } from '@radar/api-client/caller';
import { type ApplicationDetails, getApplication } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { SummaryList } from '@radar/ui/summary-list';
import { employerName, jobAddress } from '../shell/job-words.ts';
import styles from './applications.module.css';
import { DetailsDialog } from './details-dialog.tsx';
import { formAddress } from './form-address.ts';

type ApplicationInDialogProps = {
  id: number;
  /** Asks the API as this person. */
  call: Caller;
  /** With the words of `applications`, `apply`, `applying`, `jobs` and `shell`. */
  translator: Translator;
  /** Address of the list behind it. */
  list: string;
};

const rowsOf = (application: ApplicationDetails, { t, countryName }: Translator) => {
  const names = (source: 'CV' | 'document'): string =>
    application.documents
      .filter((document) => document.source === source)
      .map(({ name }) => name)
      .join('\n');
  const contact = [
    [application.firstName, application.lastName].filter((part) => part !== null).join(' '),
    application.email,
    application.phone,
    application.nationality === null ? null : countryName(application.nationality),
  ];
  return [
    { term: t('apply.step.contact'), value: contact.filter((part) => part !== null && part !== '').join('\n') },
    { term: t('apply.step.cv'), value: names('CV') },
    { term: t('apply.letter.title'), value: application.coverLetter ?? '' },
    { term: t('apply.documents.title'), value: names('document') },
  ].map(({ term, value }) => ({
    term,
    value: <span className={styles.value}>{value === '' ? t('apply.none') : value}</span>,
  }));
};

/** One application over the list: what was filled in, and when what became of it. Its address opens it, Back closes it. */
export const ApplicationInDialog = async ({ id, call, translator, list }: ApplicationInDialogProps) => {
  const { t, locale, date, time } = translator;
  const application = await call(getApplication, { params: { id: String(id) } }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (application === null) return <Note tone="warn">{t('applications.gone')}</Note>;
  const { job, progress, sentAt } = application;
  return (
    <DetailsDialog title={job.title} closeLabel={t('applications.close')} list={list}>
      <div className={styles.details}>
        <p className={styles.quiet}>
          {employerName(job, translator)} · {job.location}
        </p>
        {sentAt !== null && (
          <ol className={styles.events} role="list" aria-label={t('applications.progress')}>
            <li>{t('applications.sentAt', { date: date(sentAt), time: time(sentAt) })}</li>
            {progress.map(({ step, at }) => (
              <li key={step}>
                {t(`applications.step.${step}`)} <span className={styles.quiet}>{`${date(at)}, ${time(at)}`}</span>
              </li>
            ))}
          </ol>
        )}
        <SummaryList rows={rowsOf(application, translator)} />
        <div className={styles.ways}>
          {application.mayContinue && (
            <ButtonLink look="main" href={`${formAddress(locale, job)}?step=overview`}>
              {t('applications.continue')}
            </ButtonLink>
          )}
          <ButtonLink href={jobAddress(locale, job)}>{t('applications.toJob')}</ButtonLink>
        </div>
      </div>
    </DetailsDialog>
  );
};
