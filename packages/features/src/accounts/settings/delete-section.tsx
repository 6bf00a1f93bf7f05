'use client';

import { deactivateMe, GivenPassword } from '@radar/domain/accounts';
import { Button } from '@radar/ui/button';
import { Modal } from '@radar/ui/modal';
import { Panel } from '@radar/ui/panel';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SiteForm, useSiteForm } from '../../shell/site-form.tsx';
import { PasswordField } from '../../shell/sign-in/password-field.tsx';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

type DeleteProps = Pick<SectionProps, 'me' | 'call' | 'attempt'> & { onDeleted: () => void };

const DeleteForm = ({ me, call, attempt, onDeleted, onCancel }: DeleteProps & { onCancel: () => void }) => {
  const { t } = useAccountWords();
  const form = useSiteForm({
    id: 'delete-profile',
    schema: z.object({ password: me.hasPassword ? GivenPassword : z.string() }),
    labels: { password: t('settings.password.confirm') },
    start: { password: '' },
    send: ({ password }) =>
      attempt('settings.delete.failed', async () => {
        await call(deactivateMe, { body: me.hasPassword ? { password } : {} });
        onDeleted();
      }),
  });
  return (
    <SiteForm
      form={form}
      buttons={
        <div className={styles.buttons}>
          <Button data-autofocus="" onClick={onCancel}>
            {t('settings.delete.cancel')}
          </Button>
          <Button type="submit" look="danger" busy={form.isBusy}>
            {t('settings.delete.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('settings.delete.text')}</p>
      {me.hasPassword && <PasswordField {...form.field('password')} autoComplete="current-password" />}
    </SiteForm>
  );
};

/** Deletes the account for good, after a question and the password. */
export const DeleteSection = (props: DeleteProps) => {
  const { t } = useAccountWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel heading={t('settings.delete.title')}>
      <div className={styles.section}>
        <p className={styles.fact}>{t('settings.delete.text')}</p>
        <div>
          <Button look="danger" onClick={() => setIsOpen(true)}>
            {t('settings.delete.open')}
          </Button>
        </div>
      </div>
      <Modal
        open={isOpen}
        role="alertdialog"
        title={t('settings.delete.question')}
        closeLabel={t('settings.delete.cancel')}
        onClose={() => setIsOpen(false)}
      >
        <DeleteForm {...props} onCancel={() => setIsOpen(false)} />
      </Modal>
    </Panel>
  );
};
