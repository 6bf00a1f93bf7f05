import type { SearchQuery } from '@radar/domain/search';
import type { Translator } from '@radar/i18n/intl';
import { TextField } from '@radar/ui/input';
import { RadioGroup } from '@radar/ui/radio-group';
import styles from './search-filters.module.css';

type PayFilterProps = {
  translator: Translator;
  query: SearchQuery;
  /** ISO 4217 of the amounts. */
  currency: string;
};

const symbolOf = (locale: string, currency: string): string | undefined =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** The least pay a month, gross or net as the ad states it. */
export const PayFilter = ({ translator: { t, locale }, query, currency }: PayFilterProps) => (
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
  </div>
);
