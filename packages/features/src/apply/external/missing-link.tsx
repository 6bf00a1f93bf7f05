import { ButtonLink } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { Panel } from '@radar/ui/panel';
import { jobAddress } from '../../shell/job-words.ts';
import type { External } from './load-external.ts';

/** The ad sends one to the employer's form, but its address cannot be found. */
export const MissingLink = ({ job, locale, translator: { t } }: External) => (
  <Panel>
    <EmptyState headingLevel={1} title={t('external.missingTitle')} message={t('external.missingText')}>
      <ButtonLink look="main" size="l" href={jobAddress(locale, job)}>
        {t('apply.back')}
      </ButtonLink>
    </EmptyState>
  </Panel>
);
