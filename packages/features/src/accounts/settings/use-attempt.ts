'use client';

import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { showToast } from '../../shell/after-load/messages.ts';
import { loginAddress } from '../../shell/login-address.ts';
import { useWords } from '../../shell/use-words.ts';
import type { SectionProps } from './section-props.ts';

/** How the settings run a change: see `attempt` of {@link SectionProps}. */
export const useAttempt = (locale: Locale): SectionProps['attempt'] => {
  const { t, reasonOf } = useWords();
  return async (failed, change, passwordField = 'password') => {
    try {
      await change();
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      if (code === 'INVALID_CREDENTIALS')
        throw new AppError('VALIDATION_FAILED', { fields: [{ path: passwordField, code: 'passwordWrong' }] });
      if (code === 'VALIDATION_FAILED') throw error;
      if (code === 'UNAUTHENTICATED') return window.location.assign(loginAddress(locale, window.location.pathname));
      const reason = reasonOf(error);
      const subtitle = code === 'TOO_MANY_REQUESTS' ? reason : t('settings.later', { reason });
      await showToast({ type: 'error', title: t(failed), subtitle });
    }
  };
};
