'use client';

import type { AppError, ErrorCode } from '@radar/domain/http';
import type { MessageId } from '@radar/i18n/intl';
import { isLocale } from '@radar/i18n/locales';
import { plainDecimal, plainTime } from '@radar/i18n/plain-format';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Words of the form in the page's language. */
export const useWords = () => {
  const intl = useIntl();
  const locale = isLocale(intl.locale) ? intl.locale : 'en';
  const t = useCallback(
    (id: MessageId, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values),
    [intl],
  );
  return {
    t,
    time: (date: Date): string => plainTime(date, intl.timeZone ?? 'UTC'),
    /** What went wrong, in a sentence. */
    reasonOf: (error: AppError): string => t(`errors.${error.code}`),
    reasonOfCode: (code: ErrorCode): string => t(`errors.${code}`),
    /** What to do about a field: codes of the schemas are keys of `form`. */
    fieldText: (code: string): string =>
      t(Object.hasOwn(intl.messages, `form.${code}`) ? (`form.${code}` as MessageId) : 'form.invalid'),
    size: (bytes: number): string =>
      bytes < 1024 * 1024
        ? `${Math.max(1, Math.round(bytes / 1024))} kB`
        : `${plainDecimal(locale, bytes / 1024 / 1024)} MB`,
  };
};
