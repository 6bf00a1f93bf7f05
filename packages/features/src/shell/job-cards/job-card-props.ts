import type { JobListItem } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import type { JobCardFlag, JobCardProps } from '@radar/ui/job-card';
import { jobAddress, payOf } from '../job-words.ts';

const flagsOf = (job: JobListItem, { t, shortDate }: Translator): JobCardFlag[] => [
  ...(job.format === 'HIGHLIGHTED' ? [{ kind: 'featured' as const, text: t('jobs.highlighted') }] : []),
  ...(job.isNew ? [{ kind: 'new' as const, text: t('jobs.new') }] : []),
  ...(job.isEndNear && job.endsAt !== null
    ? [{ kind: 'soon' as const, text: t('jobs.endsSoon', { date: shortDate(job.endsAt) }) }]
    : []),
];

const employerOf = (job: JobListItem, { t }: Translator): JobCardProps['employer'] => {
  const { organization } = job;
  if (organization === null) return { name: t('jobs.incognito'), hue: 220, anonymous: true };
  if (typeof organization === 'string') return { name: organization, hue: job.id % 360 };
  const { id, name, hue, logoUrl, badges } = organization;
  return { id, name, hue, logoSrc: logoUrl, verifiedLabel: badges.length > 0 ? t('jobs.verified') : null };
};

/** A job as any card of the look shows it, in the page's words. */
export const toCardProps = (job: JobListItem, translator: Translator): JobCardProps => {
  const { t, locale } = translator;
  const [type] = job.employmentTypes;
  const pay = payOf(job, translator);
  const isElsewhere = job.workMode === 'remote' || job.workMode === 'hybrid';
  return {
    jobId: String(job.id),
    title: job.title,
    ...(job.language !== locale && { lang: job.language }),
    href: jobAddress(locale, job),
    employer: employerOf(job, translator),
    place: job.location,
    facts: [
      ...(job.workMode !== null && isElsewhere ? [t(`jobs.mode.${job.workMode}`)] : []),
      ...(type === undefined ? [] : [t(`jobs.type.${type}`)]),
    ],
    pay,
    net: pay?.net,
    noPay: t('jobs.noPay'),
    flags: flagsOf(job, translator),
    saveLabel: t('jobs.save', { title: job.title }),
  };
};

/** `0:48`. */
export const videoLength = (durationS: number): string =>
  `${Math.floor(durationS / 60)}:${String(durationS % 60).padStart(2, '0')}`;
