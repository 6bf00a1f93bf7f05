import type { JobListItem, NetSalary, Salary } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { JobCardPay } from '@radar/ui/job-card';

/** Address of a job's page. */
export const jobAddress = (locale: Translator['locale'], job: Pick<JobListItem, 'id' | 'slug'>): string =>
  href(locale, 'job-jobId-slug', { jobId: job.id, slug: job.slug });

// An estimate in cents would claim more than it knows.
const inWholeUnits = (amountMinor: number): number => Math.round(amountMinor / 100) * 100;

const netWords = (
  { currency, period }: Salary,
  { minMinor, maxMinor }: NetSalary,
  { t, moneyRange }: Pick<Translator, 't' | 'moneyRange'>,
): string =>
  t(period === 'month' ? 'jobs.netEstimate' : 'jobs.netEstimateMonth', {
    amount: moneyRange(inWholeUnits(minMinor), inWholeUnits(maxMinor), currency),
  });

/**
 * `1.700 – 1.950 €`, quietly `bruto` or `bruto na sat`, and our estimate of net. On a card a month is what people expect and goes unsaid; the
 * job's own page says it.
 */
export const payOf = (
  { salary, netSalary }: Pick<JobListItem, 'salary' | 'netSalary'>,
  { t, moneyRange }: Translator,
  { isMonthSaid = false }: { isMonthSaid?: boolean } = {},
): (JobCardPay & { net: string | null }) | null => {
  if (salary === null) return null;
  const kind = t(`jobs.${salary.kind}`);
  return {
    amount: moneyRange(salary.minMinor, salary.maxMinor, salary.currency),
    unit: salary.period === 'month' && !isMonthSaid ? kind : `${kind} ${t(`jobs.period.${salary.period}`)}`,
    net: netSalary === null ? null : netWords(salary, netSalary, { t, moneyRange }),
  };
};

/** Who offers the job, in words. */
export const employerName = ({ organization }: Pick<JobListItem, 'organization'>, { t }: Translator): string => {
  if (organization === null) return t('jobs.incognito');
  return typeof organization === 'string' ? organization : organization.name;
};

/** Hue of the tint that stands for the employer. */
export const hueOfEmployer = ({ organization, id }: Pick<JobListItem, 'organization' | 'id'>): number =>
  organization !== null && typeof organization !== 'string' ? organization.hue : id % 360;
