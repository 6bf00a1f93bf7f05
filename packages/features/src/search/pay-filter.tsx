import type { FacetValue, SearchQuery } from '@radar/domain/search';
import type { Translator } from '@radar/i18n/intl';
import { ChipLink, Chips } from '@radar/ui/chip';
import { TextField } from '@radar/ui/input';
import { RadioGroup } from '@radar/ui/radio-group';
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

/** The least pay a month, gross or net, and steps of it with the jobs behind each. */
export const PayFilter = ({ translator: { t, locale, number, money }, query, currency, steps }: PayFilterProps) => (
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
    {steps.some(({ jobs }) => jobs > 0) && (
      <div className={styles.steps}>
        <Chips label={t('filters.salary')}>
          {steps
            .filter(({ jobs }) => jobs > 0)
            .map(({ value, jobs }) => {
              const salaryFrom = Number(value);
              const isChosen = query.salaryFrom === salaryFrom;
              return (
                <ChipLink
                  key={value}
                  href={searchAddress(locale, toAddressQuery({ ...query, page: 1, asOf: undefined, salaryFrom }))}
                  rel="nofollow"
                  on={isChosen}
                  aria-current={isChosen ? 'true' : undefined}
                  count={number(jobs)}
                >
                  {t('search.salaryFromChip', { amount: money(salaryFrom * 100, currency) })}
                </ChipLink>
              );
            })}
        </Chips>
      </div>
    )}
  </div>
);
