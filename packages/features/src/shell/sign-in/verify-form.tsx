'use client';

import { resendVerification, verifyRegistration } from '@radar/domain/accounts';
import { codePattern, verification } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { EmailAddress } from '@radar/domain/text';
import { Button } from '@radar/ui/button';
import { CodeInput } from '@radar/ui/code-input';
import { describe, Field, Fields } from '@radar/ui/field';
import { FormControl } from '@radar/ui/form';
import { TextField } from '@radar/ui/input';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSiteForm } from '../site-form.tsx';
import { useCountdown } from '../use-countdown.ts';
import { AccountForm } from './account-form.tsx';
import type { AuthViewProps } from './auth-props.ts';
import styles from './sign-in.module.css';
import { useAccountWords } from './use-account-words.ts';

const Values = z.object({
  email: EmailAddress,
  verificationCode: z.string().check(z.regex(codePattern, 'code')),
});

/** Confirms the address of a new account by the mailed code. */
export const VerifyForm = ({ call, draft, show, onSignedIn }: AuthViewProps) => {
  const { t } = useAccountWords();
  const [resendAtMs, setResendAtMs] = useState(() => Date.now() + verification.resendAfterMs);
  const [isResent, setIsResent] = useState(false);
  const waitS = useCountdown(resendAtMs);
  const isAddressKnown = draft.values.email !== '';
  const form = useSiteForm({
    id: 'verify',
    schema: Values,
    labels: { email: t('accounts.field.email'), verificationCode: t('accounts.field.code') },
    start: { email: draft.values.email, verificationCode: '' },
    blames: { CODE_INVALID: 'verificationCode', CODE_EXPIRED: 'verificationCode' },
    send: async (body) => onSignedIn(await call(verifyRegistration, { body })),
  });
  const resend = async (): Promise<void> => {
    try {
      const { resendAfterS } = await call(resendVerification, { body: { email: draft.values.email } });
      setResendAtMs(Date.now() + resendAfterS * 1000);
      setIsResent(true);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CODE_TOO_EARLY') throw error;
      setResendAtMs(Date.now() + (error.details.retryAfterS ?? 60) * 1000);
    }
  };
  return (
    <AccountForm
      form={form}
      submitLabel={t('accounts.verify')}
      otherwise="errors.INTERNAL"
      after={
        <>
          <div className={styles.others}>
            {isAddressKnown &&
              (waitS > 0 ? (
                <p className={styles.quiet}>{t('accounts.resendIn', { seconds: waitS })}</p>
              ) : (
                <Button look="text" onClick={() => form.run(resend)}>
                  {t('accounts.resend')}
                </Button>
              ))}
            <Button look="text" onClick={() => show('register')}>
              {t('accounts.otherAddress')}
            </Button>
          </div>
          <p role="status">{isResent && t('accounts.resent')}</p>
        </>
      }
    >
      {isAddressKnown && <p>{t('accounts.verifyText', { email: draft.values.email })}</p>}
      <Fields>
        {!isAddressKnown && <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />}
        <FormControl form={form} name="verificationCode">
          {({ error, id, label, ...control }) => (
            <Field id={id} label={label} error={error}>
              <CodeInput {...control} {...describe(id, { error })} />
            </Field>
          )}
        </FormControl>
      </Fields>
    </AccountForm>
  );
};
