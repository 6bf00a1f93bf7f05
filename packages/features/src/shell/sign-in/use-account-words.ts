'use client';

import { AppError } from '@radar/domain/http';
import type { MessageId } from '@radar/i18n/intl';
import { useIntl } from 'react-intl';
import { useWords } from '../use-words.ts';

/** Words of the sign-in forms. */
export const useAccountWords = () => {
  const { messages } = useIntl();
  const { t, reasonOf } = useWords();
  const has = (id: string): id is MessageId => Object.hasOwn(messages, id);
  return {
    t,
    /** What went wrong, in a sentence of the sign-in; `otherwise` where it is nothing that the person did. */
    reasonOf: (failure: unknown, otherwise: MessageId): string => {
      const code = failure instanceof AppError ? failure.code : 'INTERNAL';
      const own = `accounts.error.${code}`;
      if (has(own)) return t(own);
      return code === 'INTERNAL' || code === 'UPSTREAM_FAILED' ? t(otherwise) : reasonOf(failure);
    },
  };
};
