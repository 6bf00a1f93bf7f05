'use client';

import { GivenPassword, requestMyExport } from '@radar/domain/accounts';
import { Button } from '@radar/ui/button';
import { DownloadSimpleIcon } from '@radar/ui/icons';
import { Panel } from '@radar/ui/panel';
import * as z from 'zod/mini';
import { showToast } from '../../shell/after-load/messages.ts';
import { PasswordField } from '../../shell/sign-in/password-field.tsx';
import { SiteForm, useSiteForm } from '../../shell/site-form.tsx';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import { useFreshForm } from './use-fresh-form.ts';

type ExportSectionProps = Pick<SectionProps, 'me' | 'call' | 'attempt'>;

/** The browser saves it by itself: nothing of it passes through the page. */
const save = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};

const ExportForm = ({ me, call, attempt, onDone }: ExportSectionProps & { onDone: () => void }) => {
  const { t } = useAccountWords();
  const form = useSiteForm({
    id: 'export-data',
    schema: z.object({ password: me.hasPassword ? GivenPassword : z.string() }),
    labels: { password: t('settings.password.confirm') },
    start: { password: '' },
    send: ({ password }) =>
      attempt('settings.export.failed', async () => {
        const { hash } = await call(requestMyExport, { body: me.hasPassword ? { password } : {} });
        save(`/api/proxy/me/export/${hash}`);
        onDone();
        await showToast({ title: t('settings.export.started') });
      }),
  });
  return (
    <SiteForm
      form={form}
      buttons={
        <Button type="submit" icon={<DownloadSimpleIcon />} busy={form.isBusy}>
          {t('settings.export.submit')}
        </Button>
      }
    >
      {me.hasPassword && <PasswordField {...form.field('password')} autoComplete="current-password" />}
    </SiteForm>
  );
};

/** Everything that is kept of the person, as a file to take along, after their password. */
export const ExportSection = (props: ExportSectionProps) => {
  const { t } = useAccountWords();
  const { key, onDone } = useFreshForm('export-data');
  return (
    <Panel heading={t('settings.export.title')}>
      <div className={styles.section}>
        <p className={styles.fact}>{t('settings.export.text')}</p>
        <ExportForm key={key} {...props} onDone={onDone} />
      </div>
    </Panel>
  );
};
