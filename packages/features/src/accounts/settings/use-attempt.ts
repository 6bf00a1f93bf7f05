'use client';

import { AppError } from '@radar/domain/http';
import { showToast } from '../../shell/after-load/messages.ts';
import { askToSignIn } from '../../shell/sign-in/ask-to-sign-in.ts';
import { useWords } from '../../shell/use-words.ts';
import type { SectionProps } from './section-props.ts';

/** How the settings run a change: see `attempt` of {@link SectionProps}. */
export const useAttempt = (): SectionProps['attempt'] => {
  const { t, reasonOf } = useWords();
  const attempt: SectionProps['attempt'] = async (failed, change, passwordField = 'password') => {
    try {
      await change();
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      if (code === 'INVALID_CREDENTIALS')
        throw new AppError('VALIDATION_FAILED', { fields: [{ path: passwordField, code: 'passwordWrong' }] });
      if (code === 'VALIDATION_FAILED') throw error;
      if (code === 'UNAUTHENTICATED') {
        if (await askToSignIn('sessionEnded')) await attempt(failed, change, passwordField);
        return;
      }
      const reason = reasonOf(error);
      const subtitle = code === 'TOO_MANY_REQUESTS' ? reason : t('settings.later', { reason });
      await showToast({ type: 'error', title: t(failed), subtitle });
    }
  };
  return attempt;
};
