'use client';

import { listApplications } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import { useEffect } from 'react';
import { browserCaller } from '../shell/browser-caller.ts';

/** Leads to the application that this person changed last and has not sent, if there is one. `verification` is the page's address. */
export const FindPending = ({ locale, verification }: { locale: Locale; verification: string }) => {
  useEffect(() => {
    const find = async (): Promise<void> => {
      const { items } = await browserCaller(locale)(listApplications, { query: {} });
      const pending = items.find(({ mayContinue }) => mayContinue);
      if (pending !== undefined) window.location.replace(`${verification}?jobId=${pending.job.id}`);
    };
    // The page says already that there is none to be found.
    find().catch(() => {});
  }, [locale, verification]);
  return null;
};
