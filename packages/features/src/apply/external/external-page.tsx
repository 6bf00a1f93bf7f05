import { ArrowLeftIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import type { Metadata } from 'next';
import { jobAddress } from '../../shell/job-words.ts';
import { Shell } from '../../shell/shell.tsx';
import { JobSummary } from '../job-summary.tsx';
import styles from './external.module.css';
import { ExternalForm } from './external-form.tsx';
import { type ExternalPageProps, externalMetadata, loadExternal } from './load-external.ts';

const screen = 'job-jobId-slug-apply-external';

export const generateMetadata = (props: ExternalPageProps): Promise<Metadata> => externalMetadata(screen, props);

/** Says what awaits whoever applies on the employer's own site, and leads there. */
export const Page = async (props: ExternalPageProps) => {
  const external = await loadExternal(screen, props);
  const { locale, job, translator, addressIn } = external;
  return (
    <Shell locale={locale} screen={screen} addressIn={addressIn}>
      <div className={`wrap ${styles.page}`}>
        <TextLink alone href={jobAddress(locale, job)}>
          <ArrowLeftIcon size="s" /> {translator.t('apply.back')}
        </TextLink>
        <div className={styles.columns}>
          <ExternalForm {...external} />
          <aside>
            <JobSummary job={job} translator={translator} />
          </aside>
        </div>
      </div>
    </Shell>
  );
};
