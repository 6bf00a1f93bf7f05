'use client';

import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { type ReactNode, useRef, useState } from 'react';
import { showToast } from '../shell/after-load/messages.ts';
import { type Choice, sendChoice } from '../shell/device/send-choice.ts';
import { loginAddress } from '../shell/login-address.ts';
import { useIsReady } from '../shell/use-is-ready.ts';
import styles from './saved.module.css';

type Item = {
  /** Of the job or the employer. */
  id: number;
  title: string;
  /** Language of the title, where it is not the page's. */
  lang?: string | undefined;
  address: string;
  at: string;
  removeLabel: string;
};

type MarkListProps = {
  locale: Locale;
  choice: Choice;
  items: readonly Item[];
  label: string;
  /** On each button. */
  remove: string;
  words: { removed: string; restored: string; undo: string; failed: string; full: string };
  /** Shown when there is none. */
  children?: ReactNode;
};

/** Jobs or employers that somebody hid or follows: each opens, or is taken off the list. */
export const MarkList = ({ locale, choice, items, label, remove, words, children }: MarkListProps) => {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const isReady = useIsReady();
  const at = useRef<HTMLDivElement>(null);
  const shown = items.filter(({ id }) => !removed.has(id));

  const change = async (id: number, isIt: boolean): Promise<void> => {
    const show = (isShown: boolean) =>
      setRemoved((now) => new Set(isShown ? [...now].filter((one) => one !== id) : [...now, id]));
    const toast = { id: `mark-${choice}-${id}` };
    show(isIt);
    try {
      await sendChoice(choice, id, isIt, locale);
      await showToast({
        ...toast,
        title: isIt ? words.restored : words.removed,
        action: { label: words.undo, onAct: () => void change(id, !isIt) },
      });
    } catch (error) {
      show(!isIt);
      const code = error instanceof AppError ? error.code : null;
      if (code === 'UNAUTHENTICATED')
        return window.location.assign(loginAddress(locale, window.location.pathname + window.location.search));
      const full = code === 'TOO_MANY_SAVED' ? { subtitle: words.full } : {};
      await showToast({ ...toast, type: 'error', title: words.failed, ...full });
    }
  };

  return (
    <div ref={at} tabIndex={-1}>
      {shown.length === 0 && children}
      {shown.length > 0 && (
        <ul className={styles.searches} role="list" aria-label={label}>
          {shown.map(({ id, title, lang, address, at: moment, removeLabel }) => (
            <li key={id} className={styles.search}>
              <div className={styles.name}>
                <a href={address} lang={lang}>
                  {title}
                </a>
                <p className={styles.at}>{moment}</p>
              </div>
              <Button
                className={styles.remove}
                look="text"
                aria-label={removeLabel}
                disabled={!isReady}
                onClick={() => {
                  // The button that had the focus goes.
                  at.current?.focus();
                  void change(id, false);
                }}
              >
                {remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
