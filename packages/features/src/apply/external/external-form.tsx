import { ButtonLink } from '@radar/ui/button';
import { ArrowSquareOutIcon, CheckIcon } from '@radar/ui/icons';
import { Panel } from '@radar/ui/panel';
import { employerName } from '../../shell/job-words.ts';
import styles from './external.module.css';
import type { External } from './load-external.ts';
import { MissingLink } from './missing-link.tsx';

const facts = ['external.factForm', 'external.factCv', 'external.factBack'] as const;

/** Where the employer takes applications, what to know before, and the plain link there. */
export const ExternalForm = (external: External) => {
  const { job, target, translator } = external;
  const { t } = translator;
  if (target === null) return <MissingLink {...external} />;
  const { host, leaveAddress } = target;
  return (
    <Panel>
      <div className={styles.form}>
        <h1>{t('external.title', { host })}</h1>
        <p>
          {job.organization === null
            ? t('external.introIncognito')
            : t('external.intro', { employer: employerName(job, translator) })}
        </p>
        <ul className={styles.facts} role="list">
          {facts.map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {t(fact)}
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink look="main" size="l" href={leaveAddress} icon={<ArrowSquareOutIcon />}>
            {t('external.open', { host })}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
};
