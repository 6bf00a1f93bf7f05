'use client';

import { deleteApplication, restoreApplication, sendApplicationAgain } from '@radar/domain/applications';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { confirmModal, prepareMessages, showToast } from '../shell/after-load/messages.ts';
import { browserCaller } from '../shell/browser-caller.ts';
import { withSession } from '../shell/with-session.ts';
import styles from './applications.module.css';

type ItemWords = Record<
  | 'deleteLabel'
  | 'deleteOf'
  | 'deleted'
  | 'undo'
  | 'deleteFailed'
  | 'undoFailed'
  | 'tryAgain'
  | 'begunSince'
  | 'again'
  | 'againOf'
  | 'againTitle'
  | 'againText'
  | 'againCancel'
  | 'againFailed',
  string
>;

type ApplicationItemProps = {
  id: number;
  locale: Locale;
  /** Address of the form. */
  form: string;
  mayDelete: boolean;
  maySendAgain: boolean;
  words: ItemWords;
  /** Links that need no script. */
  ways: ReactNode;
  children: ReactNode;
};

const never = (): (() => void) => () => {};

/** One application of the list: goes from sight when it is deleted, and comes back when that is undone. */
export const ApplicationItem = ({
  id,
  locale,
  form,
  mayDelete,
  maySendAgain,
  words,
  ways,
  children,
}: ApplicationItemProps) => {
  const [isDeleted, setIsDeleted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const acts = isLive ? styles.acts : `${styles.acts} ${styles.waiting}`;
  const at = useRef<HTMLLIElement>(null);
  useEffect(prepareMessages, []);
  const params = { id: String(id) };
  const call = browserCaller(locale);
  const toast = { id: `application-${id}` };

  const attempt = async (failed: string, act: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await withSession(locale, act);
    } catch (error) {
      const isStale = error instanceof AppError && error.code === 'STALE';
      await showToast({
        ...toast,
        type: 'error',
        title: failed,
        subtitle: isStale ? words.begunSince : words.tryAgain,
      });
    } finally {
      setIsBusy(false);
    }
  };
  const restore = (): Promise<void> =>
    attempt(words.undoFailed, async () => {
      await call(restoreApplication, { params, body: {} });
      setIsDeleted(false);
    });
  const remove = (): Promise<void> =>
    attempt(words.deleteFailed, async () => {
      await call(deleteApplication, { params });
      // The button that has the focus goes: the list keeps it.
      at.current?.parentElement?.focus();
      setIsDeleted(true);
      await showToast({
        ...toast,
        title: words.deleted,
        durationMs: 10_000,
        action: { label: words.undo, onAct: () => void restore() },
      });
    });
  const again = async (): Promise<void> => {
    const isMeant = await confirmModal({
      title: words.againTitle,
      text: words.againText,
      confirmLabel: words.again,
      cancelLabel: words.againCancel,
    });
    if (!isMeant) return;
    await attempt(words.againFailed, async () => {
      await call(sendApplicationAgain, { params, body: {} });
      window.location.assign(`${form}?step=overview`);
    });
  };

  return (
    <li ref={at} className={styles.item} hidden={isDeleted}>
      {children}
      <div className={styles.ways}>
        {ways}
        {maySendAgain && (
          <Button className={acts} busy={isBusy} aria-label={words.againOf} onClick={() => void again()}>
            {words.again}
          </Button>
        )}
        {mayDelete && (
          <Button className={acts} look="text" busy={isBusy} aria-label={words.deleteOf} onClick={() => void remove()}>
            {words.deleteLabel}
          </Button>
        )}
      </div>
    </li>
  );
};
