'use client';

import { changePassword, GivenPassword, NewPassword, passwordAdvice } from '@radar/domain/accounts';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { useFormValue } from '@radar/ui/form';
import { CheckCircleFillIcon, MinusIcon } from '@radar/ui/icons';
import { Panel } from '@radar/ui/panel';
import * as z from 'zod/mini';
import { showToast } from '../../shell/after-load/messages.ts';
import { SiteForm, useSiteForm } from '../../shell/site-form.tsx';
import { PasswordField } from '../../shell/sign-in/password-field.tsx';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import { useFreshForm } from './use-fresh-form.ts';

/** What would make the password stronger, and what of that it has. */
const Advice = ({ password }: { password: string }) => {
  const { t } = useAccountWords();
  const { isLong, hasBothCases, hasSign } = passwordAdvice(password);
  const rows = [
    { text: t('settings.password.adviceLong'), isMet: isLong },
    { text: t('settings.password.adviceCases'), isMet: hasBothCases },
    { text: t('settings.password.adviceSign'), isMet: hasSign },
  ];
  return (
    <div className={styles.advice}>
      <p>{t('settings.password.advice')}</p>
      <ul>
        {rows.map(({ text, isMet }) => (
          <li key={text} data-met={isMet || undefined}>
            {isMet ? <CheckCircleFillIcon size="s" /> : <MinusIcon size="s" />}
            {text}
            {isMet && <span className="sr">, {t('settings.password.adviceMet')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

type PasswordSectionProps = SectionProps & { onOthersEnded: () => void };

const ChangeForm = ({
  me,
  call,
  onChanged,
  attempt,
  onOthersEnded,
  onDone,
}: PasswordSectionProps & { onDone: () => void }) => {
  const { t } = useAccountWords();
  const form = useSiteForm({
    id: 'change-password',
    schema: z
      .object({
        currentPassword: me.hasPassword ? GivenPassword : z.string(),
        password: NewPassword,
        repeat: z.string().check(z.minLength(1, 'required')),
      })
      .check(z.refine(({ password, repeat }) => password === repeat, { path: ['repeat'], error: 'passwordRepeat' })),
    labels: {
      currentPassword: t('settings.password.current'),
      password: t('settings.password.new'),
      repeat: t('settings.password.repeat'),
    },
    start: { currentPassword: '', password: '', repeat: '' },
    send: ({ currentPassword, password }) =>
      attempt(
        'settings.password.failed',
        async () => {
          onChanged(await call(changePassword, { body: { password, ...(me.hasPassword && { currentPassword }) } }));
          onOthersEnded();
          onDone();
          await showToast({ title: t('settings.password.changed'), subtitle: t('settings.password.changedText') });
        },
        'currentPassword',
      ),
  });
  return (
    <SiteForm
      form={form}
      buttons={
        <Button type="submit" busy={form.isBusy}>
          {t('settings.password.submit')}
        </Button>
      }
    >
      <Fields>
        {me.hasPassword && <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />}
        <PasswordField
          {...form.field('password')}
          hint={t('accounts.field.passwordHint')}
          autoComplete="new-password"
        />
        <Advice password={useFormValue(form, 'password')} />
        <PasswordField {...form.field('repeat')} autoComplete="new-password" />
      </Fields>
    </SiteForm>
  );
};

/** Changes the password, or sets the first one. */
export const PasswordSection = (props: PasswordSectionProps) => {
  const { t } = useAccountWords();
  const { key, onDone } = useFreshForm('change-password');
  return (
    <Panel heading={t('settings.password.title')}>
      <div className={styles.section}>
        {!props.me.hasPassword && <p className={styles.fact}>{t('settings.password.first')}</p>}
        <ChangeForm key={key} {...props} onDone={onDone} />
      </div>
    </Panel>
  );
};
