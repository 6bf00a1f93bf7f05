'use client';

import { IconButton } from '../icon-button/icon-button.tsx';
import { CalendarBlankIcon } from '../icons/calendar-blank.tsx';
import { XIcon } from '../icons/x.tsx';
import { Input } from '../input/input.tsx';
import { useDatePicker } from './date-picker-context.ts';
import styles from './date-picker.module.css';

/**
 * The field that a date is typed into, with the button of the calendar.
 * @throws {Error} outside of a `DatePicker`
 */
export function DatePickerInput() {
  const state = useDatePicker('DatePickerInput');
  const { labels, disabled, value, name } = state;
  return (
    <span ref={state.frame} className={styles.anchor} style={{ anchorName: state.anchorName }}>
      <Input
        id={state.id}
        ref={state.field}
        value={state.text}
        placeholder={state.placeholder}
        disabled={disabled}
        autoComplete="off"
        aria-describedby={state.describedBy}
        aria-invalid={state.invalid || undefined}
        onChange={(event) => state.type(event.currentTarget.value)}
        onBlur={state.commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') state.commit();
          if (event.key === 'ArrowDown' && event.altKey) {
            event.preventDefault();
            state.commit();
            document.getElementById(state.calendarId)?.showPopover();
          }
        }}
        after={
          <>
            {state.clearable && state.text !== '' && !disabled && (
              <IconButton
                className={styles.clear}
                label={labels.clear}
                icon={<XIcon />}
                onClick={() => {
                  state.choose(null);
                  state.field.current?.focus();
                }}
              />
            )}
            <IconButton
              label={labels.choose}
              icon={<CalendarBlankIcon />}
              aria-haspopup="dialog"
              disabled={disabled}
              popoverTarget={state.calendarId}
            />
          </>
        }
      />
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </span>
  );
}
