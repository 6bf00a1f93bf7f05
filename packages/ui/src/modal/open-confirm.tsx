import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { openModal } from './open-modal.ts';

export type ConfirmContent = {
  /** The question: "Delete the application?" */
  title: ReactNode;
  /** What will happen, and what stays. */
  text: ReactNode;
  /** What is agreed to, in a verb: "Delete the application". */
  confirmLabel: string;
  cancelLabel: string;
  /**
   * It cannot be undone: the confirming button is red.
   * @default false
   */
  danger?: boolean;
};

/**
 * Asks before something happens; the focus starts on the way back.
 * @returns true when it was agreed to
 */
export function openConfirm({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
}: ConfirmContent): Promise<boolean> {
  return openModal({
    role: 'alertdialog',
    title,
    children: typeof text === 'string' ? <p>{text}</p> : text,
    footer: (close) => (
      <>
        <Button data-autofocus="" onClick={() => close(false)}>
          {cancelLabel}
        </Button>
        <Button look={danger ? 'danger' : 'main'} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </>
    ),
  });
}
