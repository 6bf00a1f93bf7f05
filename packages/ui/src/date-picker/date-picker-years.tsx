import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import styles from './date-picker.module.css';

const yearColumns = 4;

type YearsProps = {
  id: string;
  label: string;
  years: readonly number[];
  current: number;
  isOff: (year: number) => boolean;
  onChoose: (year: number) => void;
};

/** The years to choose from, moved through by the arrows. */
export function Years({ id, label, years, current, isOff, onChoose }: YearsProps) {
  const offered = years.filter((year) => !isOff(year));
  const first = offered.includes(current) ? current : offered[0];

  function onKeyDown(event: KeyboardEvent, year: number) {
    const moves: Record<string, number> = {
      ArrowLeft: year - 1,
      ArrowRight: year + 1,
      ArrowUp: year - yearColumns,
      ArrowDown: year + yearColumns,
      PageUp: year - 5 * yearColumns,
      PageDown: year + 5 * yearColumns,
      Home: offered[0] ?? year,
      End: offered.at(-1) ?? year,
    };
    const wished = moves[event.key];
    if (wished === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(wished, offered[0] ?? year), offered.at(-1) ?? year);
    document.getElementById(`${id}-year-${next}`)?.focus();
  }

  return (
    <div role="listbox" aria-label={label} className={styles.years}>
      {years.map((year) => (
        <button
          key={year}
          id={`${id}-year-${year}`}
          type="button"
          role="option"
          className={cx(styles.year, year === current && styles.selected)}
          aria-selected={year === current}
          tabIndex={year === first ? 0 : -1}
          disabled={isOff(year)}
          onClick={() => onChoose(year)}
          onKeyDown={(event) => onKeyDown(event, year)}
        >
          {year}
        </button>
      ))}
    </div>
  );
}
