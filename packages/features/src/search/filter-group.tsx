import type { Translator } from '@radar/i18n/intl';
import { Checkbox } from '@radar/ui/checkbox';
import { cx } from '@radar/ui/cx';
import { CaretDownIcon } from '@radar/ui/icons';
import type { ReactNode } from 'react';
import type { FilterOption, ListKey } from './filter-options.ts';
import styles from './filter-group.module.css';

type FilterGroupProps = {
  translator: Translator;
  name: ListKey;
  legend: string;
  options: readonly FilterOption[];
  /**
   * Values that show before the rest is unfolded; 0 for what few people narrow by.
   * @default 5
   */
  shown?: number;
  /** What belongs to the same filter, before its values. */
  children?: ReactNode;
};

/** So many values that a field to find one among them helps. */
const manyValues = 12;

/** The county of a town. */
const noteOf = ({ place }: FilterOption): string | null =>
  place?.kind === 'city' || place?.kind === 'place' ? place.within : null;

/** Of the values the first few, and whatever was chosen: these show before the rest is unfolded. */
const shownAtFirst = (options: readonly FilterOption[], shown: number): ReadonlySet<FilterOption> => {
  const found = options.slice(0, shown);
  return new Set([...found, ...options.filter(({ isChosen }) => isChosen)]);
};

/** The values of one filter with the jobs behind each; what would find nothing is left out. */
export const FilterGroup = ({ translator, name, legend, options: all, shown = 5, children }: FilterGroupProps) => {
  const { t, number } = translator;
  const options = all.filter(({ jobs, isChosen }) => jobs > 0 || isChosen);
  if (options.length === 0 && children === undefined) return null;
  const first = shownAtFirst(options, shown);
  const more = options.length - first.size;
  return (
    <fieldset className={styles.group} data-filter-group>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <ul role="list">
        {options.map((option) => (
          // The focus stays on its value when counts change the order.
          <li key={option.value} className={cx(!first.has(option) && styles.extra)} data-filter-value>
            <Checkbox
              id={`${name}-${option.value.replace(/\s+/g, '_')}`}
              name={name}
              value={option.value}
              label={
                <>
                  {option.label}
                  {noteOf(option) !== null && <small className={styles.note}>{noteOf(option)}</small>}
                </>
              }
              count={number(option.jobs)}
              defaultChecked={option.isChosen}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.closed}>{t(first.size === 0 ? 'filters.all' : 'filters.more', { n: more })}</span>
            <span className={styles.opened}>{t('filters.less')}</span>
            <CaretDownIcon size="s" />
          </summary>
          {options.length > manyValues && (
            <input
              className={styles.find}
              type="search"
              data-filter-find
              aria-label={t('filters.find', { list: legend })}
              placeholder={t('filters.find', { list: legend })}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </details>
      )}
    </fieldset>
  );
};
