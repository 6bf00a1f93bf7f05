import type { JobListItem, NetSalary, Salary } from '@radar/domain/jobs';
import { estimateNet, type SalaryRuleName, salaryRuleOf } from '@radar/domain/pay';
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

/** Net pay of an ad by the law of its places, where that is one law. */
export const netSalaryOf = (
  {
    salary,
    employmentTypes,
    placeIds,
  }: {
    salary: Salary | null;
    employmentTypes: JobListItem['employmentTypes'];
    /** Known places of work; null where one is not in our table. */
    placeIds: readonly (number | null)[];
  },
  now: Date,
): NetSalary | null => {
  if (salary === null || employmentTypes.some((type) => otherContracts.has(type))) return null;
  const laws = new Set(placeIds.map((id) => (id === null ? null : (rulesByPlace().get(id) ?? null))));
  const [law] = laws;
  return laws.size !== 1 || law === undefined || law === null
    ? null
    : estimateNet(salary, law, now.toISOString().slice(0, 10));
};
