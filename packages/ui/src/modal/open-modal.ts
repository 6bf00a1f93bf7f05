import type { ReactNode } from 'react';
import { createStore } from '../store.ts';

/** Ends a modal: true when what it asks was agreed to. */
export type CloseModal = (confirmed: boolean) => void;

type Part = ReactNode | ((close: CloseModal) => ReactNode);

export type ModalContent = {
  title: ReactNode;
  /** What stands under the title; as a function it gets `close`. */
  children: Part;
  /**
   * Buttons at the end; as a function it gets `close`.
   * @default none
   */
  footer?: Part;
  /**
   * `alertdialog` interrupts with something that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Name of the button that closes it.
   * @default the `closeLabel` of the `ModalHost`
   */
  closeLabel?: string;
};

export type OpenedModal = { id: number; content: ModalContent; close: CloseModal };

/** The modals that are open, the topmost last. */
export const openedModals = createStore<readonly OpenedModal[]>([]);

let lastId = 0;

/**
 * Shows a modal in the page's `ModalHost`, over those that are open already. In the browser only.
 *
 * @returns true when it was closed by `close(true)`; false for anything else: cancel, the x, Escape, the overlay
 * @example
 * if (await openModal({ title, children: (close) => <Button onClick={() => close(true)}>…</Button> })) …
 */
export function openModal(content: ModalContent): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const close = (confirmed: boolean) => {
      openedModals.update((modals) => modals.filter((modal) => modal.id !== id));
      resolve(confirmed);
    };
    openedModals.update((modals) => [...modals, { id, content, close }]);
  });
}
