import type { ApplicationListItem } from '@radar/domain/applications';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { Flag } from '@radar/ui/flag';
import { JobTitle } from '@radar/ui/job-title';
import { LiveLine } from '@radar/ui/live-line';
import { Stepper } from '@radar/ui/stepper';
import { employerName, hueOfEmployer, jobAddress } from '../shell/job-words.ts';
import { ApplicationItem } from './application-item.tsx';
import styles from './applications.module.css';
import { Deadline } from './deadline-line.tsx';
import { formAddress } from './form-address.ts';
import { progressOf } from './progress.ts';

type ApplicationListProps = {
  items: readonly ApplicationListItem[];
  /** With the words of `applications`, `applying`, `jobs` and `errors`. */
  translator: Translator;
  /** Of this page of the list. */
  address: string;
  now: Date;
  /** Of the site: deadlines end with its days. */
  timeZone: string;
};

const State = ({ item, translator: { t, date, time } }: { item: ApplicationListItem; translator: Translator }) =>
  item.sentAt === null ? (
    <LiveLine kind="unsent">
      {t('applications.pending', { date: date(item.updatedAt), time: time(item.updatedAt) })}
    </LiveLine>
  ) : (
    <Flag kind="done">
      {t(item.updates === null ? 'applications.sentAt' : 'applications.updatedAt', {
        date: date(item.sentAt),
        time: time(item.sentAt),
      })}
    </Flag>
  );

const detailsAddress = (address: string, id: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}application=${id}`;

/** Applications with what became of each, and what can be done about it. */
export const ApplicationList = ({ items, translator, address, now, timeZone }: ApplicationListProps) => {
  const { t, locale } = translator;
  return (
    <ul className={styles.list} role="list" tabIndex={-1} aria-label={t('account.applications')}>
      {items.map((item) => {
        const { id, job } = item;
        const { organization } = job;
        const { steps, current } = progressOf(item);
        return (
          <ApplicationItem
            key={id}
            id={id}
            locale={locale}
            form={formAddress(locale, job)}
            mayDelete={item.mayDelete}
            maySendAgain={item.maySendAgain}
            words={{
              deleteLabel: t('applications.delete'),
              deleteOf: t('applications.deleteOf', { title: job.title }),
              deleted: t('apply.deleted'),
              undo: t('applications.undo'),
              deleteFailed: t('applications.deleteFailed'),
              undoFailed: t('applications.undoFailed'),
              tryAgain: t('applying.tryAgain'),
              begunSince: t('applications.begunSince'),
              again: t('applying.again'),
              againOf: t('applications.againOf', { title: job.title }),
              againTitle: t('applying.againTitle'),
              againText: t('applying.againText'),
              againCancel: t('applying.againCancel'),
              againFailed: t('applications.againFailed'),
            }}
            ways={
              <>
                {item.mayContinue && (
                  <ButtonLink
                    look="soft"
                    href={`${formAddress(locale, job)}?step=overview`}
                    aria-label={t('applications.continueOf', { title: job.title })}
                  >
                    {t('applications.continue')}
                  </ButtonLink>
                )}
                <ButtonLink
                  href={detailsAddress(address, id)}
                  aria-label={t('applications.detailsOf', { title: job.title })}
                >
                  {t('applications.details')}
                </ButtonLink>
              </>
            }
          >
            <EmployerLogo
              name={employerName(job, translator)}
              hue={hueOfEmployer(job)}
              src={organization !== null && typeof organization !== 'string' ? organization.logoUrl : null}
              anonymous={organization === null}
            />
            <div className={styles.facts}>
              <h2 className={styles.title} lang={job.language}>
                <a href={jobAddress(locale, job)}>
                  <JobTitle title={job.title} />
                </a>
              </h2>
              <p className={styles.quiet}>
                {employerName(job, translator)} · {job.location}
              </p>
              <State item={item} translator={translator} />
              <Deadline item={item} now={now} timeZone={timeZone} translator={translator} />
            </div>
            {item.status === 'completed' && (
              <div className={styles.progress}>
                <Stepper
                  label={t('applications.progress')}
                  steps={steps.map((step) => t(`applications.step.${step}`))}
                  current={current}
                  numbered={false}
                  allNames
                />
              </div>
            )}
          </ApplicationItem>
        );
      })}
    </ul>
  );
};
