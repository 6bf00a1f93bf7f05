import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import { usePlace } from '../popover/use-place.ts';
import { splitMatch } from './match.ts';
import styles from './listbox.module.css';

export type ListboxRow = {
  key: string;
  label: string;
  /** A second, quieter line. */
  note?: ReactNode;
  icon?: ReactNode;
  selected?: boolean;
  disabled?: boolean | undefined;
};

export type ListboxGroup = {
  /** Words over the rows; none when the rows stand alone. */
  heading?: string | undefined;
  rows: readonly ListboxRow[];
};

type ListboxProps = {
  /** Id of the list; rows take theirs from it. */
  id: string;
  /** Name of the list. */
  label: string;
  open: boolean;
  /** What the list hangs from, and how CSS calls it. */
  anchor: RefObject<HTMLElement | null>;
  anchorName: string;
  groups: readonly ListboxGroup[];
  /** Index of the active row, counted through all groups; -1: none. */
  active: number;
  multiple?: boolean;
  /** Words in the place of rows, or under them. */
  message?: ReactNode;
  /** What was typed: shown bold in each label. */
  query?: string;
  onChoose: (index: number) => void;
  onActivate: (index: number) => void;
};

export const rowId = (listId: string, index: number) => `${listId}-${index}`;

/** Rows that hang from a field. The focus stays in the field, which names the active row. */
export function Listbox({
  id,
  label,
  open,
  anchor,
  anchorName,
  groups,
  active,
  multiple = false,
  message,
  query = '',
  onChoose,
  onActivate,
}: ListboxProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isEmpty = groups.every(({ rows }) => rows.length === 0);

  useLayoutEffect(() => {
    const { current } = panel;
    if (!open || !current) return;
    current.showPopover();
    return () => current.hidePopover();
  }, [open]);
  usePlace(open, anchor, panel, { align: 'start', asWide: true });

  useEffect(() => {
    if (open && active >= 0) document.getElementById(rowId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [open, active, id]);

  let index = -1;
  return (
    <div
      ref={panel}
      className={styles.panel}
      style={{ positionAnchor: anchorName }}
      popover="manual"
      // A press on the list leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        hidden={isEmpty}
      >
        {groups.map(({ heading, rows }) => {
          const list = rows.map((row) => {
            index += 1;
            const own = index;
            return (
              // Keys are the field's: the focus never comes here.
              <div
                key={row.key}
                id={rowId(id, own)}
                role="option"
                className={styles.row}
                aria-selected={row.selected ?? false}
                aria-disabled={row.disabled || undefined}
                data-active={own === active || undefined}
                onClick={() => !row.disabled && onChoose(own)}
                onPointerMove={({ pointerType }) => pointerType === 'mouse' && own !== active && onActivate(own)}
              >
                {row.icon}
                <span className={styles.words}>
                  <Marked label={row.label} query={query} />
                  {row.note && <span className={styles.note}>{row.note}</span>}
                </span>
                {row.selected && <CheckIcon className={styles.check} />}
              </div>
            );
          });
          if (!heading) return <Fragment key={rows[0]?.key ?? 'none'}>{list}</Fragment>;
          return (
            <div key={heading} role="group" aria-label={heading} className={styles.group}>
              <p className={styles.heading} aria-hidden="true">
                {heading}
              </p>
              {list}
            </div>
          );
        })}
      </div>
      <p className={styles.message} role="status">
        {open && message}
      </p>
    </div>
  );
}

function Marked({ label, query }: { label: string; query: string }) {
  const [before, match, after] = splitMatch(label, query);
  return match ? (
    <>
      {before}
      <mark className={styles.mark}>{match}</mark>
      {after}
    </>
  ) : (
    label
  );
}
