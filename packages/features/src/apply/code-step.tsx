'use client';

import { codePattern } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import { Button } from '@radar/ui/button';
import { CodeInput } from '@radar/ui/code-input';
import { Field, describe } from '@radar/ui/field';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useAction } from './use-action.ts';
import { useCountdown } from './use-countdown.ts';
import { useWords } from './use-words.ts';
import styles from './code-step.module.css';

/** Confirms the stated address by the code that was mailed to it. The first code is sent on arrival. */
export const CodeStep = ({ store, drafts, go }: StepProps) => {
  const { t, fieldText, reasonOf } = useWords();
  const { isBusy, failure, run } = useAction();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isResent, setIsResent] = useState(false);
  const [resendAtMs, setResendAtMs] = useState(0);
  const waitS = useCountdown(resendAtMs);
  const { requestCode, confirm, application } = store;

  const request = useCallback(async (): Promise<void> => {
    try {
      const { resendAfterS } = await requestCode();
      setResendAtMs(Date.now() + resendAfterS * 1000);
    } catch (reason) {
      // A code is on its way already: only the wait is news.
      if (!(reason instanceof AppError) || reason.code !== 'CODE_TOO_EARLY') throw reason;
      setResendAtMs(Date.now() + (reason.details.retryAfterS ?? 60) * 1000);
    }
  }, [requestCode]);

  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run(request);
  }, [request, run]);

  const submit = (): void => {
    if (!codePattern.test(code)) {
      setError(fieldText('code'));
      return;
    }
    void run(async () => {
      setError(null);
      try {
        await confirm(code);
        go('overview');
      } catch (reason) {
        if (!(reason instanceof AppError) || (reason.code !== 'CODE_INVALID' && reason.code !== 'CODE_EXPIRED'))
          throw reason;
        setError(reasonOf(reason));
        document.querySelector<HTMLInputElement>('#code')?.focus();
      }
    });
  };

  const hint = t('apply.code.hint', { email: application?.email ?? '' });
  return (
    <StepFrame
      step="code"
      title={t('apply.code.title')}
      savedAt={drafts.savedAt}
      failure={failure}
      isBusy={isBusy}
      onBack={() => go('documents')}
      onSubmit={submit}
      submitLabel={t('apply.code.confirm')}
    >
      <Field id="code" label={t('apply.code.label')} hint={hint} error={error}>
        <CodeInput
          {...describe('code', { hint, error })}
          value={code}
          onValueChange={(digits) => {
            setCode(digits);
            setError(null);
          }}
        />
      </Field>
      <div className={styles.resend}>
        {waitS > 0 ? (
          <p>{t('apply.code.wait', { seconds: waitS })}</p>
        ) : (
          <Button
            look="line"
            onClick={() =>
              void run(async () => {
                await request();
                setIsResent(true);
              })
            }
          >
            {t('apply.code.resend')}
          </Button>
        )}
        <p role="status">{isResent && waitS > 0 && t('apply.code.resent')}</p>
        <Button look="text" onClick={() => go('contact')}>
          {t('apply.code.changeEmail')}
        </Button>
      </div>
    </StepFrame>
  );
};
