'use client';

import { GivenPassword, login } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { EmailAddress, requiredLine } from '@radar/domain/text';
import { Button } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { Fields } from '@radar/ui/field';
import { TextField } from '@radar/ui/input';
import * as z from 'zod/mini';
import { useSiteForm } from '../site-form.tsx';
import { AccountForm } from './account-form.tsx';
import type { AuthViewProps } from './auth-props.ts';
import styles from './sign-in.module.css';
import { PasswordField } from './password-field.tsx';
import { signInAddress } from './sign-in-address.ts';
import { TermsLine } from './terms-line.tsx';
import { useAccountWords } from './use-account-words.ts';

const rest = { password: GivenPassword, isRemembered: z.boolean() };
const schemas = {
  email: z.object({ name: EmailAddress, ...rest }),
  username: z.object({ name: requiredLine(254), ...rest }),
};

/** Signs in by e-mail or username, as the site does, and password. */
export const LoginForm = ({
  locale,
  call,
  draft,
  loginName,
  addresses,
  earlierTry,
  show,
  onSignedIn,
}: AuthViewProps) => {
  const { t } = useAccountWords();
  const form = useSiteForm({
    id: 'login',
    schema: schemas[loginName],
    labels: {
      name: t(`accounts.field.${loginName}`),
      password: t('accounts.field.password'),
      isRemembered: t('accounts.field.remember'),
    },
    start: { name: earlierTry?.name ?? draft.values[loginName], password: '', isRemembered: false },
    ...(earlierTry !== null && { failedWith: new AppError(earlierTry.code) }),
    keepSoon: ({ name }) => draft.keepSoon({ [loginName]: name }),
    send: async ({ name, password, isRemembered }) => {
      try {
        onSignedIn(await call(login, { body: { [loginName]: name, password, isRemembered } }));
      } catch (error) {
        // The account is there and the password right: only its address waits.
        if (!(error instanceof AppError) || error.code !== 'EMAIL_UNVERIFIED') throw error;
        show('verify');
      }
    },
  });
  const isByEmail = loginName === 'email';
  return (
    <AccountForm
      form={form}
      submitLabel={t('accounts.login')}
      action={signInAddress}
      otherwise="accounts.error.login"
      after={
        <>
          <div className={`${styles.others} ${styles.scripted}`}>
            <Button look="text" onClick={() => show('forgotten_password')}>
              {t('accounts.forgotten')}
            </Button>
            <Button look="text" onClick={() => show('link')}>
              {t('accounts.byLink')}
            </Button>
          </div>
          <TermsLine id="accounts.termsLine" addresses={addresses} />
        </>
      }
    >
      <input type="hidden" name="redirect" value={addresses.next} />
      <input type="hidden" name="locale" value={locale} />
      <Fields>
        <TextField
          {...form.field('name')}
          defaultValue={earlierTry?.name}
          data-autofocus=""
          type={isByEmail ? 'email' : 'text'}
          inputMode={isByEmail ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Checkbox {...form.field('isRemembered')} />
      </Fields>
    </AccountForm>
  );
};
