import type { Metadata } from 'next';
import { ArrowLeftIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import { jobAddress } from '../../shell/job-words.ts';
import { Shell } from '../../shell/shell.tsx';
import styles from './external.module.css';
import { ExternalForm } from './external-form.tsx';
import { type ExternalPageProps, externalMetadata, loadExternal } from './load-external.ts';

const screen = 'job-jobId-slug-apply-external-form';

export const generateMetadata = (props: ExternalPageProps): Promise<Metadata> => externalMetadata(screen, props);

/** The same way out alone, without header and footer: for apps and mails that open it in a window of their own. */
export const Page = async (props: ExternalPageProps) => {
  const external = await loadExternal(screen, props);
  const { locale, job, translator, addressIn } = external;
  return (
    <Shell locale={locale} screen={screen} addressIn={addressIn}>
      <div className={styles.alone}>
        <TextLink alone href={jobAddress(locale, job)}>
          <ArrowLeftIcon size="s" /> {job.title}
        </TextLink>
        <ExternalForm {...external} />
        <p className={styles.quiet}>{translator.t('external.job', { title: job.title, place: job.location })}</p>
      </div>
    </Shell>
  );
};
