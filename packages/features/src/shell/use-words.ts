'use client';

import { AppError, type ErrorCode, type FieldCode } from '@radar/domain/http';
import type { MessageId } from '@radar/i18n/intl';
import { isLocale } from '@radar/i18n/locales';
import { plainDate, plainDecimal, plainTime } from '@radar/i18n/plain-format';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Words of what runs in the browser, in the page's language. */
export const useWords = () => {
  const intl = useIntl();
  const locale = isLocale(intl.locale) ? intl.locale : 'en';
  const t = useCallback(
    (id: MessageId, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values),
    [intl],
  );
  return {
    t,
    /** `21. 11. 2026.` */
    day: (instant: string): string => plainDate(locale, new Date(instant), intl.timeZone ?? 'UTC'),
    time: (date: Date): string => plainTime(date, intl.timeZone ?? 'UTC'),
    reasonOfCode: (code: ErrorCode): string => t(`errors.${code}`),
    /** What went wrong, in a sentence. */
    reasonOf: (failure: unknown): string => t(`errors.${failure instanceof AppError ? failure.code : 'INTERNAL'}`),
    /** What to do about a field. A server that is newer than this page may name a code that it has no words for. */
    fieldText: (code: string, params?: Record<string, string | number>): string =>
      t(Object.hasOwn(intl.messages, `form.${code}`) ? `form.${code as FieldCode}` : 'form.invalid', params),
    size: (bytes: number): string =>
      bytes < 1024 * 1024
        ? `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024))} kB`
        : `${plainDecimal(locale, bytes / 1024 / 1024)} MB`,
  };
};
