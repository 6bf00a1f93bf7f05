import type { JobListItem, NetSalary, Salary } from '@radar/domain/jobs';
import { estimateGross, estimateNet, type SalaryRuleName, salaryRuleOf } from '@radar/domain/pay';
import type { jobs } from '../../db/schema/index.ts';
import { referencePlaces } from '../../reference/read-reference.ts';

let rules: ReadonlyMap<number, SalaryRuleName | null> | null = null;

const rulesByPlace = (): ReadonlyMap<number, SalaryRuleName | null> =>
  (rules ??= new Map(referencePlaces().map(({ id, key }) => [id, salaryRuleOf(key)])));

/** Work that salary law does not cover: what is left of the pay depends on the contract. */
const otherContracts: ReadonlySet<JobListItem['employmentTypes'][number]> = new Set([
  'student',
  'internship',
  'freelance',
]);

type SalaryColumns = 'salaryMinMinor' | 'salaryMaxMinor' | 'salaryPeriod' | 'salaryKind' | 'salaryCurrency';

/** Pay as an ad states it; null where it does not. */
export const salaryOf = (row: Pick<typeof jobs.$inferSelect, SalaryColumns>): Salary | null => {
  const { salaryMinMinor, salaryMaxMinor, salaryPeriod, salaryKind, salaryCurrency } = row;
  if (salaryMinMinor === null || salaryMaxMinor === null) return null;
  if (salaryPeriod === null || salaryKind === null || salaryCurrency === null) return null;
  return {
    minMinor: salaryMinMinor,
    maxMinor: salaryMaxMinor,
    period: salaryPeriod,
    kind: salaryKind,
    currency: salaryCurrency,
  };
};

export type PaidJob = {
  salary: Salary | null;
  employmentTypes: JobListItem['employmentTypes'];
  /** Known places of work; null where one is not in our table. */
  placeIds: readonly (number | null)[];
};

/** The law of an ad's pay, where all its places have one. */
const lawOf = ({ employmentTypes, placeIds }: PaidJob): SalaryRuleName | null => {
  if (employmentTypes.some((type) => otherContracts.has(type))) return null;
  const laws = new Set(placeIds.map((id) => (id === null ? null : (rulesByPlace().get(id) ?? null))));
  const [law] = laws;
  return laws.size === 1 && law !== undefined ? law : null;
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Net pay of an ad that states gross. */
export const netSalaryOf = (job: PaidJob, now: Date): NetSalary | null => {
  const law = lawOf(job);
  return job.salary === null || law === null ? null : estimateNet(job.salary, law, dayOf(now));
};

/** Gross pay of an ad that states net. */
export const grossSalaryOf = (job: PaidJob, now: Date): { minMinor: number; maxMinor: number } | null => {
  const law = lawOf(job);
  return job.salary === null || law === null ? null : estimateGross(job.salary, law, dayOf(now));
};
