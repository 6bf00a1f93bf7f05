'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckCircleFillIcon } from '../icons/check-circle-fill.tsx';
import { InfoFillIcon } from '../icons/info-fill.tsx';
import { WarningCircleFillIcon } from '../icons/warning-circle-fill.tsx';
import { WarningFillIcon } from '../icons/warning-fill.tsx';
import { XIcon } from '../icons/x.tsx';
import { openDialogs } from '../modal/open-dialogs.ts';
import { useStore } from '../use-store.ts';
import { dismissToast, type Toast, toasts } from './show-toast.ts';
import { startTimer, type Timer } from './timer.ts';
import styles from './toast.module.css';

const icons = {
  success: <CheckCircleFillIcon />,
  info: <InfoFillIcon />,
  warning: <WarningFillIcon />,
  error: <WarningCircleFillIcon />,
};

export type ToastHostProps = {
  /** Name of the region: "Messages". */
  label: string;
  /** Name of the x of each toast. */
  closeLabel: string;
};

/**
 * Where toasts appear: one in a page, there before the first of them, so that they are read aloud. While a modal is open
 * they appear in it, because nothing behind a modal can be reached or heard.
 */
export function ToastHost({ label, closeLabel }: ToastHostProps) {
  const list = useStore(toasts);
  const dialog = useStore(openDialogs).at(-1);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  }
  function close(id: string) {
    dismissToast(id);
    if (!focused) return;
    // The button that had the focus is gone.
    setFocused(false);
    cameFrom.current?.focus();
  }

  const host = (
    <section
      className={styles.host}
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <ol className={styles.list} role="list" aria-live="polite" aria-relevant="additions text">
        {list.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            paused={(hovered || focused) && list.length > 0}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
  return dialog ? createPortal(host, dialog) : host;
}

type ToastRowProps = { toast: Toast; closeLabel: string; paused: boolean; onClose: () => void };

function ToastRow({ toast, closeLabel, paused, onClose }: ToastRowProps) {
  const { id, title, subtitle, type, durationMs, action } = toast;
  const timer = useRef<Timer>(null);

  useEffect(() => {
    if (durationMs === null) return;
    const current = startTimer(durationMs, () => dismissToast(id));
    timer.current = current;
    return () => current.stop();
    // A toast that took the place of another starts anew.
  }, [id, durationMs, toast]);

  useEffect(() => {
    if (paused) timer.current?.pause();
    else timer.current?.resume();
  }, [paused, toast]);

  return (
    <li className={cx(styles.toast, paused && styles.paused)} data-type={type}>
      {icons[type]}
      <div className={styles.words}>
        {title}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div className={styles.buttons}>
        {action && (
          <Button
            look="text"
            className={styles.action}
            onClick={() => {
              action.onAct();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton className={styles.close} label={closeLabel} icon={<XIcon />} onClick={onClose} />
      </div>
      {durationMs !== null && <span className={styles.bar} style={{ animationDuration: `${durationMs}ms` }} />}
    </li>
  );
}
