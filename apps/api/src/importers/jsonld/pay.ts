import type { Salary } from '@radar/domain/jobs';
import { periodOf, salaryFromWords, salaryOf } from '../reading/salary.ts';
import { listOf, member, numberOf, textOf } from '../reading/values.ts';

/**
 * schema.org `baseSalary` in each form that is met: a `MonetaryAmount` whose `value` is a number or a `QuantitativeValue`,
 * a `PriceSpecification`, a bare number beside `salaryCurrency`, or words.
 */
export const payOf = (posting: unknown): Salary | null => {
  const [stated] = listOf(member(posting, 'baseSalary'));
  if (typeof stated === 'string' && numberOf(stated) === null) return salaryFromWords(stated);
  const value = member(stated, 'value') ?? stated;
  const figure = numberOf(value) ?? numberOf(member(value, 'value')) ?? numberOf(member(stated, 'price'));
  const unit = textOf(member(value, 'unitText')) ?? textOf(member(stated, 'unitText'));
  return salaryOf({
    min: numberOf(member(value, 'minValue')) ?? numberOf(member(stated, 'minValue')) ?? figure,
    max: numberOf(member(value, 'maxValue')) ?? numberOf(member(stated, 'maxValue')) ?? figure,
    currency:
      textOf(member(stated, 'currency')) ??
      textOf(member(stated, 'priceCurrency')) ??
      textOf(member(posting, 'salaryCurrency')),
    period: unit === null ? 'month' : periodOf(unit),
    kind: textOf(member(posting, 'radar:salaryKind')),
  });
};
