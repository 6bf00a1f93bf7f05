'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

export type Tab = {
  /** Unique among the tabs. */
  id: string;
  label: ReactNode;
  /** What the tab shows. It stays in the page while another is shown, with all that was written in it. */
  content: ReactNode;
  /** @default false */
  disabled?: boolean;
};

export type TabsProps = {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /**
   * Id of the tab shown, when the parent keeps it.
   * @default kept here
   */
  value?: string;
  /**
   * Id of the tab shown at first.
   * @default the first that is not disabled
   */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
};

/** One of several views at a time. The arrows move between the tabs and show them at once. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs.find(({ disabled }) => !disabled)?.id);
  const shown = value ?? own;

  function show(id: string) {
    setOwn(id);
    if (id !== shown) onValueChange?.(id);
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const next = nextTab(
      event.key,
      index,
      tabs.map(({ disabled = false }) => disabled),
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    document.getElementById(`${base}tab-${tab.id}`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, disabled = false }, index) => (
          <button
            key={id}
            id={`${base}tab-${id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === shown}
            aria-controls={`${base}panel-${id}`}
            tabIndex={id === shown ? 0 : -1}
            disabled={disabled}
            onClick={() => show(id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={`${base}panel-${id}`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${base}tab-${id}`}
          // A panel may begin with plain text: the keyboard reaches it all the same.
          tabIndex={0}
          hidden={id !== shown}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
