'use client';

import { changeEmail, GivenPassword } from '@radar/domain/accounts';
import { EmailAddress } from '@radar/domain/text';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { TextField } from '@radar/ui/input';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { showToast } from '../../shell/after-load/messages.ts';
import { SiteForm, useSiteForm } from '../../shell/site-form.tsx';
import { PasswordField } from '../../shell/sign-in/password-field.tsx';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import { useFreshForm } from './use-fresh-form.ts';

/** Under which one person's typed address outlives a reload, in this tab. */
const typedKeyOf = ({ id }: SectionProps['me']): string => `settings.email.${id}`;

const ChangeForm = ({ me, call, onChanged, attempt, onDone }: SectionProps & { onDone: () => void }) => {
  const { t } = useAccountWords();
  const typedKey = typedKeyOf(me);
  const isSame = (email: string): boolean => email.toLowerCase() === me.email.toLowerCase();
  const form = useSiteForm({
    id: 'change-email',
    schema: z.object({
      email: EmailAddress.check(z.refine((email) => !isSame(email), 'sameEmail')),
      password: me.hasPassword ? GivenPassword : z.string(),
    }),
    labels: { email: t('settings.email.new'), password: t('settings.password.confirm') },
    start: { email: '', password: '' },
    keepSoon: ({ email }) => sessionStorage.setItem(typedKey, email),
    send: ({ email, password }) =>
      attempt('settings.email.failed', async () => {
        const changed = await call(changeEmail, { body: { email, ...(me.hasPassword && { password }) } });
        sessionStorage.removeItem(typedKey);
        onChanged(changed);
        onDone();
        await showToast({ title: t('settings.email.sent'), subtitle: t('settings.email.sentText', { email }) });
      }),
  });
  const { set } = form;
  useEffect(() => {
    const typed = sessionStorage.getItem(typedKey);
    if (typed !== null) set('email', typed);
  }, [set, typedKey]);
  return (
    <SiteForm
      form={form}
      buttons={
        <Button type="submit" busy={form.isBusy}>
          {t('settings.email.submit')}
        </Button>
      }
    >
      <Fields>
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        {me.hasPassword && <PasswordField {...form.field('password')} autoComplete="current-password" />}
      </Fields>
    </SiteForm>
  );
};

/** The address of the account; a new one waits until the link that was mailed to it is opened. */
export const EmailSection = (props: SectionProps) => {
  const { t } = useAccountWords();
  const { email, pendingEmail, username } = props.me;
  const { key, onDone } = useFreshForm('change-email');
  return (
    <Panel heading={t('settings.email.title')}>
      <div className={styles.section}>
        <div>
          <p className={styles.fact}>{t('settings.email.current', { email })}</p>
          {username !== null && <p className={styles.fact}>{t('settings.email.username', { username })}</p>}
        </div>
        <div role="status" className={styles.news}>
          {pendingEmail !== null && <Note tone="tint">{t('settings.email.pending', { email: pendingEmail })}</Note>}
        </div>
        <ChangeForm key={key} {...props} onDone={onDone} />
      </div>
    </Panel>
  );
};
