'use client';

import { getJob } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import { Note } from '@radar/ui/note';
import { TextLink } from '@radar/ui/link';
import { useEffect, useState } from 'react';
import { browserCaller } from '../shell/browser-caller.ts';
import { jobsTypedFor } from '../shell/device/personal-drafts.ts';
import { formAddress } from './form-address.ts';

/** So many are named at most. */
const most = 3;

type Draft = { address: string; title: string };

const findDrafts = async (locale: Locale): Promise<Draft[]> => {
  const ids = jobsTypedFor().slice(0, most);
  const call = browserCaller(locale);
  const jobs = await Promise.allSettled(ids.map((id) => call(getJob, { params: { id: String(id) } })));
  return jobs
    .flatMap((job) => (job.status === 'fulfilled' && job.value.isActive ? [job.value] : []))
    .map((job) => ({ address: formAddress(locale, job), title: job.title }));
};

/** Names what was typed on this device before signing in and never sent: the form of each job offers it. */
export const DeviceDrafts = ({ locale, label }: { locale: Locale; label: string }) => {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    findDrafts(locale).then(setDrafts, () => {});
  }, [locale]);
  if (drafts.length === 0) return null;
  return (
    <Note tone="tint" role="status">
      <p>{label}</p>
      {drafts.map(({ address, title }) => (
        <p key={address}>
          <TextLink alone href={address}>
            {title}
          </TextLink>
        </p>
      ))}
    </Note>
  );
};
