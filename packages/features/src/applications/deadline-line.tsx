import type { ApplicationListItem } from '@radar/domain/applications';
import type { Translator } from '@radar/i18n/intl';
import { Flag } from '@radar/ui/flag';
import { LiveLine } from '@radar/ui/live-line';
import styles from './applications.module.css';
import { daysLeft } from './deadline.ts';

type DeadlineProps = { item: ApplicationListItem; now: Date; timeZone: string; translator: Translator };

/** How long the job still takes applications, where that matters: until it is sent, and while it can be brought up to date. */
export const Deadline = ({ item, now, timeZone, translator: { t } }: DeadlineProps) => {
  const { job, status } = item;
  if (!job.isActive) return <LiveLine kind="ended">{t('applications.closed')}</LiveLine>;
  const days = daysLeft(job.endsAt, now, timeZone);
  if (status === 'completed' || days === null) return null;
  const text = t('applications.endsIn', { n: days });
  return job.isEndNear ? <Flag kind="soon">{text}</Flag> : <p className={styles.quiet}>{text}</p>;
};
