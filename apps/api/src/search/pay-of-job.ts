import type { SiteId } from '@radar/config/sites';
import { siteOf } from '@radar/config/sites';
import { salarySteps } from '@radar/domain/search';
import { grossSalaryOf, netSalaryOf, type PaidJob } from '../modules/jobs/salary.ts';
import { facetOf } from './facets.ts';
import { monthlyPay } from './monthly-pay.ts';

type SalaryKind = 'gross' | 'net';

/** Whole units of the currency a month. */
export type SearchablePay = { salaryGross: number | null; salaryNet: number | null; salaryCurrency: string | null };

const largest = 2_147_483_647;
const wholeUnits = (minor: number): number => Math.min(Math.round(minor / 100), largest);

/** The top of an ad's range, in both kinds: one as stated, the other by the law of its places where that is known. */
export const payOfJob = (job: PaidJob, now: Date): SearchablePay => {
  const { salary } = job;
  if (salary === null) return { salaryGross: null, salaryNet: null, salaryCurrency: null };
  const stated = Math.min(monthlyPay(salary.maxMinor, salary.period), largest);
  const other = salary.kind === 'gross' ? netSalaryOf(job, now) : grossSalaryOf(job, now);
  const estimated = other === null ? null : wholeUnits(other.maxMinor);
  return {
    salaryGross: salary.kind === 'gross' ? stated : estimated,
    salaryNet: salary.kind === 'net' ? stated : estimated,
    salaryCurrency: salary.currency,
  };
};

/** The facet of jobs whose pay reaches a step and not the next one. */
export const salaryStepFacet = (kind: SalaryKind, step: number): number =>
  facetOf('salaryFrom', step * 2 + (kind === 'net' ? 1 : 0));

/** The highest steps that pay reaches, gross and net; none in another currency than the site's. */
export const payFacetsOf = (pay: SearchablePay, siteId: SiteId): number[] => {
  const { currency } = siteOf(siteId);
  if (pay.salaryCurrency !== currency) return [];
  const stepOf = (kind: SalaryKind, amount: number | null): number[] => {
    const step = salarySteps(currency).findLast((one) => amount !== null && one <= amount);
    return step === undefined ? [] : [salaryStepFacet(kind, step)];
  };
  return [...stepOf('gross', pay.salaryGross), ...stepOf('net', pay.salaryNet)];
};
