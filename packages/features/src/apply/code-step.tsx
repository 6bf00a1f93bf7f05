'use client';

import { checkApplicationCode, type CodeChannel } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { Button } from '@radar/ui/button';
import { CodeInput } from '@radar/ui/code-input';
import { describe, Field } from '@radar/ui/field';
import { FormControl } from '@radar/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useSiteForm } from '../shell/site-form.tsx';
import { useCountdown } from '../shell/use-countdown.ts';
import { useWords } from '../shell/use-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import styles from './code-step.module.css';

const other = { email: 'phone', phone: 'email' } as const;

/** Confirms a stated address by the code that was sent to it: by mail, or by text message. The first goes out on arrival. */
export const CodeStep = ({ store, draft, applicant, go }: StepProps) => {
  const { t } = useWords();
  const { application } = store;
  const [channel, setChannel] = useState<CodeChannel>(application?.email === null ? 'phone' : 'email');
  const [isResent, setIsResent] = useState(false);
  const [resendAtMs, setResendAtMs] = useState(0);
  const waitS = useCountdown(resendAtMs);
  const form = useSiteForm({
    id: 'confirmation',
    schema: checkApplicationCode.body,
    labels: { code: t('apply.code.label') },
    start: { code: '' },
    blames: { CODE_INVALID: 'code', CODE_EXPIRED: 'code' },
    send: async ({ code }) => {
      // The overview comes by itself: no step back leads here again.
      await store.confirm(code);
    },
  });

  const request = async (by: CodeChannel): Promise<void> => {
    setIsResent(false);
    try {
      const { resendAfterS } = await store.requestCode(by);
      setResendAtMs(Date.now() + resendAfterS * 1000);
    } catch (reason) {
      // A code is on its way already: only the wait is news.
      if (!(reason instanceof AppError) || reason.code !== 'CODE_TOO_EARLY') throw reason;
      setResendAtMs(Date.now() + (reason.details.retryAfterS ?? 60) * 1000);
    }
    setChannel(by);
  };

  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    form.run(() => request(channel));
  });

  const hint =
    channel === 'email'
      ? t('apply.code.hint', { email: application?.email ?? '' })
      : t('applying.codeToPhone', { phone: application?.phone ?? '' });
  const elsewhere = other[channel];
  const canGoElsewhere = typeof application?.[elsewhere] === 'string';
  return (
    <StepFrame
      step="code"
      form={form}
      title={t('apply.code.title')}
      savedAt={draft.savedAt}
      onBack={() => go(applicant !== null && application?.applicationType === 'quick' ? 'contact' : 'documents')}
      submitLabel={t('apply.code.confirm')}
      busyLabel={t('apply.code.confirm')}
    >
      <FormControl form={form} name="code">
        {({ id, label, error, ...control }) => (
          <Field id={id} label={label} hint={hint} error={error}>
            <CodeInput {...control} {...describe(id, { hint, error })} />
          </Field>
        )}
      </FormControl>
      <div className={styles.resend}>
        {waitS > 0 ? (
          <p>{t('apply.code.wait', { seconds: waitS })}</p>
        ) : (
          <Button
            look="line"
            onClick={() =>
              form.run(async () => {
                await request(channel);
                setIsResent(true);
              })
            }
          >
            {t('apply.code.resend')}
          </Button>
        )}
        <p role="status">{isResent && waitS > 0 && t('apply.code.resent')}</p>
        {canGoElsewhere && (
          <Button look="text" onClick={() => form.run(() => request(elsewhere))}>
            {t(elsewhere === 'phone' ? 'applying.codeByPhone' : 'applying.codeByEmail')}
          </Button>
        )}
        <Button look="text" onClick={() => go('contact')}>
          {t(channel === 'email' ? 'apply.code.changeEmail' : 'applying.changePhone')}
        </Button>
      </div>
    </StepFrame>
  );
};
