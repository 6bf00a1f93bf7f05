'use client';

import { checkPasswordReset, NewPassword, resetPassword } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { Note } from '@radar/ui/note';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useSiteForm } from '../site-form.tsx';
import { AccountForm } from './account-form.tsx';
import type { AuthViewProps } from './auth-props.ts';
import { PasswordField } from './password-field.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useSecretOfLink } from './use-secret-of-link.ts';

const Values = z.object({ password: NewPassword });

const WrongLink = ({ show }: Pick<AuthViewProps, 'show'>) => {
  const { t } = useAccountWords();
  return (
    <>
      <Note tone="err" role="alert">
        {t('accounts.wrongLink')}
      </Note>
      <Button look="main" size="l" wide onClick={() => show('forgotten_password')}>
        {t('accounts.newLink')}
      </Button>
    </>
  );
};

const PasswordForm = ({ call, show, onSignedIn, hash }: AuthViewProps & { hash: string }) => {
  const { t } = useAccountWords();
  const form = useSiteForm({
    id: 'new-password',
    schema: Values,
    labels: { password: t('accounts.field.newPassword') },
    start: { password: '' },
    send: async (body) => onSignedIn(await call(resetPassword, { params: { hash }, body })),
  });
  if (form.failure instanceof AppError && form.failure.code === 'NOT_FOUND') return <WrongLink show={show} />;
  return (
    <AccountForm form={form} submitLabel={t('accounts.setPassword')} otherwise="errors.INTERNAL">
      <Fields>
        <PasswordField
          {...form.field('password')}
          hint={t('accounts.field.passwordHint')}
          autoComplete="new-password"
        />
      </Fields>
      <p>{t('accounts.newPasswordText')}</p>
    </AccountForm>
  );
};

/** Sets a new password by the link of a reset mail. */
export const NewPasswordForm = (props: AuthViewProps & { hash: string }) => {
  const { t } = useAccountWords();
  const { call, show } = props;
  const [isGood, setIsGood] = useState<boolean | null>(null);
  const hash = useSecretOfLink(props.hash);
  useEffect(() => {
    if (hash === null) return;
    call(checkPasswordReset, { params: { hash } }).then(
      () => setIsGood(true),
      () => setIsGood(false),
    );
  }, [call, hash]);
  if (hash === null || isGood === null) return <p role="status">{t('accounts.checking')}</p>;
  return isGood ? <PasswordForm {...props} hash={hash} /> : <WrongLink show={show} />;
};
