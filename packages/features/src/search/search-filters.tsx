import type { SearchAnswer, SearchQuery } from '@radar/domain/search';
import { href } from '@radar/i18n/addresses';
import type { MessageId, Translator } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { TextField } from '@radar/ui/input';
import { CaretDownIcon, SlidersHorizontalIcon } from '@radar/ui/icons';
import styles from './search-filters.module.css';

type SearchFiltersProps = {
  translator: Translator;
  query: SearchQuery;
  facets: SearchAnswer['facets'];
  /** ISO 4217 of the amounts. */
  currency: string;
};

const groups = [
  { key: 'jobTypes', words: 'jobs.type' },
  { key: 'workModes', words: 'jobs.mode' },
  { key: 'educationLevels', words: 'jobs.education' },
  { key: 'languages', words: null },
] as const;

/** Filters with live counts: a plain form, which a phone folds away. */
export const SearchFilters = ({ translator, query, facets, currency }: SearchFiltersProps) => {
  const { t, number, locale, languageName } = translator;
  const currencySymbol = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  const others = [
    ...query.query.map((value) => ['query', value] as const),
    ...query.locations.map((value) => ['locations', value] as const),
    ...query.positions.map((value) => ['positions', value] as const),
    ...query.employers.map((value) => ['employers', value] as const),
    ...query.formats.map((value) => ['formats', value] as const),
    ...(query.radiusKm === undefined ? [] : [['radiusKm', String(query.radiusKm)] as const]),
    ...(query.abroad ? [['abroad', 'true'] as const] : []),
  ];
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <SlidersHorizontalIcon />
        <h2>{t('search.filters')}</h2>
        <CaretDownIcon className={styles.caret} />
      </summary>
      <form className={styles.form} action={href(locale, 'job-search')} aria-label={t('search.filters')}>
        {others.map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
        <fieldset className={styles.group}>
          <legend className="sr">{t('search.newJobs')}</legend>
          <Checkbox
            id="newJobs"
            name="newJobs"
            value="true"
            label={t('search.newJobs')}
            defaultChecked={query.newJobs}
          />
        </fieldset>
        <div className={styles.group}>
          <TextField
            id="salaryFrom"
            name="salaryFrom"
            label={t('search.salaryFrom')}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={9}
            defaultValue={query.salaryFrom}
            after={currencySymbol}
          />
        </div>
        {groups.map(({ key, words }) => {
          const values = (facets[key] ?? []).filter(({ jobs, value }) => jobs > 0 || query[key].includes(value));
          if (values.length === 0) return null;
          return (
            <fieldset key={key} className={styles.group}>
              <legend className={styles.legend}>{t(`search.${key}`)}</legend>
              {values.map(({ value, jobs }) => (
                <Checkbox
                  key={value}
                  id={`${key}-${value}`}
                  name={key}
                  value={value}
                  // Values of closed lists come from the API.
                  label={words === null ? languageName(value) : t(`${words}.${value}` as MessageId)}
                  count={number(jobs)}
                  defaultChecked={query[key].includes(value)}
                />
              ))}
            </fieldset>
          );
        })}
        <div className={styles.apply}>
          <Button type="submit" look="main" wide>
            {t('search.apply')}
          </Button>
        </div>
      </form>
    </details>
  );
};
