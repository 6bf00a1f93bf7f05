'use client';

import type { Locale } from '@radar/i18n/locales';
import { IconButton } from '@radar/ui/icon-button';
import { XBoldIcon } from '@radar/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import { type NewSearch, type SearchWords, setSearchSaved } from '../shell/device/save-search.ts';
import styles from './saved.module.css';

type Item = {
  id: number;
  title: string;
  address: string;
  at: string;
  removeLabel: string;
  /** What brings it back. */
  again: NewSearch;
};

type SavedSearchListProps = {
  locale: Locale;
  items: readonly Item[];
  label: string;
  saving: SearchWords;
  /** Shown when there is none. */
  children: ReactNode;
};

/** Saved searches: each opens its search again, or is removed. */
export const SavedSearchList = ({ locale, items, label, saving, children }: SavedSearchListProps) => {
  /** Ids of today by those that the page came with; null is removed. */
  const [ids, setIds] = useState<Record<number, number | null>>({});
  const at = useRef<HTMLDivElement>(null);
  const shown = items.filter(({ id }) => ids[id] !== null);

  const remove = (item: Item): void => {
    const show = (id: number | null) => setIds((now) => ({ ...now, [item.id]: id }));
    const id = ids[item.id] ?? item.id;
    show(null);
    // The button that had the focus goes.
    at.current?.focus();
    void setSearchSaved({ id, search: item.again, isSaved: false, words: saving, locale, show });
  };

  return (
    <div ref={at} tabIndex={-1}>
      {shown.length === 0 && children}
      {shown.length > 0 && (
        <ul className={styles.searches} role="list" aria-label={label}>
          {shown.map((item) => (
            <li key={item.id} className={styles.search}>
              <div className={styles.name}>
                <a href={item.address}>{item.title}</a>
                <p className={styles.at}>{item.at}</p>
              </div>
              <IconButton
                className={styles.remove}
                label={item.removeLabel}
                icon={<XBoldIcon />}
                onClick={() => remove(item)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
