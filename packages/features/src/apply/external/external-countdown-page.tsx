import { href } from '@radar/i18n/addresses';
import { ArrowLeftIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import { Panel } from '@radar/ui/panel';
import type { Metadata } from 'next';
import { jobAddress } from '../../shell/job-words.ts';
import { Shell } from '../../shell/shell.tsx';
import styles from './external.module.css';
import { LeaveCountdown } from './leave-countdown.tsx';
import { type ExternalPageProps, externalMetadata, loadExternal } from './load-external.ts';
import { MissingLink } from './missing-link.tsx';

const screen = 'job-jobId-slug-apply-external-countdown';
const seconds = 5;

export const generateMetadata = (props: ExternalPageProps): Promise<Metadata> => externalMetadata(screen, props);

/** Five seconds to see where one is taken, to go at once, or to stay. */
export const Page = async (props: ExternalPageProps) => {
  const external = await loadExternal(screen, props);
  const { locale, job, target, utm, translator, addressIn } = external;
  const { t } = translator;
  const about = href(locale, 'job-jobId-slug-apply-external', { jobId: job.id, slug: job.slug });
  return (
    <Shell locale={locale} screen={screen} addressIn={addressIn}>
      <div className={styles.alone}>
        <TextLink alone href={jobAddress(locale, job)}>
          <ArrowLeftIcon size="s" /> {t('apply.back')}
        </TextLink>
        {target === null ? (
          <MissingLink {...external} />
        ) : (
          <Panel>
            <div className={styles.leaving}>
              <h1>{t('external.leaving', { host: target.host })}</h1>
              <LeaveCountdown
                seconds={seconds}
                leaveAddress={target.leaveAddress}
                words={{
                  label: t('external.label', { host: target.host, seconds }),
                  now: t('external.now'),
                  stop: t('external.stop'),
                  go: t('external.go'),
                  stopped: t('external.stopped'),
                }}
              >
                <p>{t('external.countdownText', { title: job.title })}</p>
              </LeaveCountdown>
              <TextLink href={utm.size === 0 ? about : `${about}?${utm.toString()}`}>{t('external.about')}</TextLink>
            </div>
          </Panel>
        )}
      </div>
    </Shell>
  );
};
