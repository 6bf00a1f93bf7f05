import type { FacetValue, SearchQuery } from '@radar/domain/search';
import type { Translator } from '@radar/i18n/intl';
import { TextField } from '@radar/ui/input';
import { RadioGroup } from '@radar/ui/radio-group';
import type { CSSProperties } from 'react';
import { searchAddress, toAddressQuery } from '../shell/search-address.ts';
import styles from './search-filters.module.css';

type PayFilterProps = {
  translator: Translator;
  query: SearchQuery;
  /** ISO 4217 of the amounts. */
  currency: string;
  /** Jobs from each step on, the least first. */
  steps: readonly FacetValue[];
};

const symbolOf = (locale: string, currency: string): string | undefined =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** Steps with jobs, without those below which nobody pays: the next one finds the same. */
const tellingSteps = (steps: readonly FacetValue[]): FacetValue[] =>
  steps.filter(({ jobs }, index) => jobs > 0 && jobs !== steps[index + 1]?.jobs);

/** Steps of pay, each with its jobs as a number and as a bar. */
const PaySteps = ({ translator: { t, locale, number, money }, query, currency, steps }: PayFilterProps) => {
  const telling = tellingSteps(steps);
  const most = Math.max(...telling.map(({ jobs }) => jobs));
  if (telling.length === 0) return null;
  return (
    <ul className={styles.steps} role="list" aria-label={t('filters.salary')}>
      {telling.map(({ value, jobs }) => {
        const salaryFrom = Number(value);
        return (
          <li key={value}>
            <a
              className={styles.step}
              href={searchAddress(locale, toAddressQuery({ ...query, page: 1, asOf: undefined, salaryFrom }))}
              rel="nofollow"
              aria-current={query.salaryFrom === salaryFrom ? 'true' : undefined}
              style={{ '--part': jobs / most } as CSSProperties}
            >
              <span>{t('search.salaryFromChip', { amount: money(salaryFrom * 100, currency) })}</span>
              <b>{number(jobs)}</b>
            </a>
          </li>
        );
      })}
    </ul>
  );
};

/** The least pay a month, gross or net, and steps of it with the jobs behind each. */
export const PayFilter = ({ translator, query, currency, steps }: PayFilterProps) => {
  const { t, locale } = translator;
  return (
    <div className={styles.group}>
      <TextField
        id="salaryFrom"
        name="salaryFrom"
        label={t('filters.salary')}
        hint={t('filters.salaryHint')}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={9}
        defaultValue={query.salaryFrom}
        autoComplete="off"
        after={symbolOf(locale, currency)}
      />
      <div className={styles.kind}>
        <RadioGroup
          id="salaryKind"
          name="salaryKind"
          label={<span className="sr">{t('filters.salaryKind')}</span>}
          look="segments"
          defaultValue={query.salaryKind}
          options={[
            { value: 'gross', label: t('jobs.gross') },
            { value: 'net', label: t('jobs.net') },
          ]}
        />
      </div>
      <PaySteps translator={translator} query={query} currency={currency} steps={steps} />
    </div>
  );
};
