'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CaretDownIcon } from '../icons/caret-down.tsx';
import { CaretLeftIcon } from '../icons/caret-left.tsx';
import { CaretRightIcon } from '../icons/caret-right.tsx';
import { usePlace } from '../popover/use-place.ts';
import { addMonths, clampDate, type IsoDate, monthGrid, monthOf, moveDay, todayOf, yearOf } from './calendar.ts';
import { useDatePicker } from './date-picker-context.ts';
import { Years } from './date-picker-years.tsx';
import styles from './date-picker.module.css';

/**
 * The calendar that hangs from the field: six weeks, or the years to choose from. The browser closes it: by Escape, or a
 * press elsewhere.
 * @throws {Error} outside of a `DatePicker`
 */
export function DatePickerCalendar() {
  const { calendarId, labels, frame, anchorName, value, min, max } = useDatePicker('DatePickerCalendar');
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ today: IsoDate; start: IsoDate } | null>(null);
  usePlace(opened !== null, frame, panel, { align: 'start' });

  return (
    <div
      ref={panel}
      id={calendarId}
      className={styles.panel}
      style={{ positionAnchor: anchorName }}
      popover="auto"
      role="dialog"
      aria-label={labels.choose}
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        const today = todayOf(new Date());
        setOpened(event.newState === 'open' ? { today, start: clampDate(value ?? today, min, max) } : null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      {opened && <Calendar {...opened} onDone={() => panel.current?.hidePopover()} />}
    </div>
  );
}

type CalendarProps = { today: IsoDate; start: IsoDate; onDone: () => void };

function Calendar({ today, start, onDone }: CalendarProps) {
  const { id, labels, words, value, min, max, firstWeekday, years, choose } = useDatePicker();
  const [day, setDay] = useState(start);
  const [view, setView] = useState<'days' | 'years'>('days');
  // Where the focus goes once the new days or years are there.
  const focusNext = useRef<string>(`${id}-day-${start}`);

  useEffect(() => {
    if (!focusNext.current) return;
    const target = document.getElementById(focusNext.current);
    focusNext.current = '';
    target?.focus({ preventScroll: target.role !== 'option' });
  });

  const firstOfMonth = `${day.slice(0, 8)}01`;
  const weekdays = Array.from({ length: 7 }, (_, index) => (index + firstWeekday) % 7);
  const isOff = (date: IsoDate) => (min !== undefined && date < min) || (max !== undefined && date > max);

  function goTo(date: IsoDate, focused = true) {
    const next = clampDate(date, min, max);
    setDay(next);
    if (focused) focusNext.current = `${id}-day-${next}`;
  }
  function onDayKey(event: KeyboardEvent) {
    const next = moveDay(event.key, event.shiftKey, day, firstWeekday);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  }
  function chooseYear(year: number) {
    setView('days');
    goTo(addMonths(day, (year - yearOf(day)) * 12));
  }

  return (
    <>
      <div className={styles.head}>
        <IconButton
          label={labels.previousMonth}
          icon={<CaretLeftIcon />}
          disabled={view === 'years' || (min !== undefined && firstOfMonth <= min)}
          onClick={() => goTo(addMonths(day, -1), false)}
        />
        <Button
          look="text"
          aria-expanded={view === 'years'}
          onClick={() => {
            setView(view === 'days' ? 'years' : 'days');
            focusNext.current = view === 'days' ? `${id}-year-${yearOf(day)}` : `${id}-day-${day}`;
          }}
        >
          <span className={styles.month} id={`${id}-month`} aria-live="polite">
            {words.formatMonth(day)}
          </span>
          <span className="sr">, {labels.chooseYear}</span>
          <CaretDownIcon size="s" className={cx(styles.caret, view === 'years' && styles.up)} />
        </Button>
        <IconButton
          label={labels.nextMonth}
          icon={<CaretRightIcon />}
          disabled={view === 'years' || (max !== undefined && addMonths(firstOfMonth, 1) > max)}
          onClick={() => goTo(addMonths(day, 1), false)}
        />
      </div>
      {view === 'years' ? (
        <Years
          id={id}
          label={labels.chooseYear}
          years={years}
          current={yearOf(day)}
          isOff={(year) => (min !== undefined && year < yearOf(min)) || (max !== undefined && year > yearOf(max))}
          onChoose={chooseYear}
        />
      ) : (
        <table role="grid" className={styles.grid} aria-labelledby={`${id}-month`}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  <abbr title={words.weekdays[weekday]}>{words.shortWeekdays[weekday]}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(yearOf(day), monthOf(day), firstWeekday).map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date} role="gridcell" aria-selected={date === value}>
                    <button
                      id={`${id}-day-${date}`}
                      type="button"
                      className={cx(
                        styles.day,
                        monthOf(date) !== monthOf(day) && styles.outside,
                        isOff(date) && styles.off,
                        date === today && styles.today,
                        date === value && styles.selected,
                      )}
                      tabIndex={date === day ? 0 : -1}
                      aria-label={words.formatLong(date)}
                      aria-current={date === today ? 'date' : undefined}
                      disabled={isOff(date)}
                      onKeyDown={onDayKey}
                      onClick={() => {
                        choose(date);
                        onDone();
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
