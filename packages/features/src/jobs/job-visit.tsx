'use client';

import type { Locale } from '@radar/i18n/locales';
import { plainDate } from '@radar/i18n/plain-format';
import { useEffect, useState } from 'react';
import { seenJobs, setInList } from '../shell/device/id-list.ts';
import { isSignedIn } from '../shell/device/is-signed-in.ts';
import styles from './job-visit.module.css';

type Visit = { isSeen: boolean; appliedAt: string | null };

const call = async (path: string, locale: string, init: RequestInit = {}): Promise<unknown> => {
  const headers = { 'accept-language': locale, 'content-type': 'application/json' };
  const response = await fetch(`/api/proxy${path}`, { ...init, headers });
  return response.ok ? response.json() : null;
};

// Read by hand: the schemas of the typed client would cost this page more than all its other scripts together.
const visitOf = (answer: unknown): Visit | null => {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  if (typeof data !== 'object' || data === null || !('isSeen' in data) || !('appliedAt' in data)) return null;
  return { isSeen: data.isSeen === true, appliedAt: typeof data.appliedAt === 'string' ? data.appliedAt : null };
};

type JobVisitProps = {
  jobId: number;
  locale: Locale;
  seenLabel: string;
  timeZone: string;
  /** `%s` stands for the date. */
  appliedLabel: string;
};

/** Tells the visitor what only they know of this job, and records the visit; the page waits for neither. */
export const JobVisit = ({ jobId, locale, timeZone, seenLabel, appliedLabel }: JobVisitProps) => {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    // Of who is signed in the account remembers it, and the next person at this device must not see it.
    if (!isSignedIn()) setInList(seenJobs, jobId, true);
    const source = new URLSearchParams(window.location.search);
    const kept = new URLSearchParams(
      ['source', 'utm_source'].flatMap((key) => {
        const value = source.get(key)?.slice(0, 100);
        return value === undefined ? [] : [[key, value]];
      }),
    );
    call(`/jobs/${jobId}/user-info`, locale)
      .then((answer) => {
        setVisit(visitOf(answer));
        return call(`/track-page-visit?${kept.toString()}`, locale, {
          method: 'POST',
          body: JSON.stringify({ jobId }),
        });
      })
      // A visitor offline, or a busy server: the page is complete without it.
      .catch(() => {});
  }, [jobId, locale]);

  if (visit === null || (!visit.isSeen && visit.appliedAt === null)) return null;
  const applied =
    visit.appliedAt === null
      ? null
      : appliedLabel.replace('%s', plainDate(locale, new Date(visit.appliedAt), timeZone));
  return (
    <p className={styles.visit} role="status">
      <span className="wrap">{applied ?? seenLabel}</span>
    </p>
  );
};
