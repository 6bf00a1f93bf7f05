'use client';

import { useStore } from '../use-store.ts';
import { Modal } from './modal.tsx';
import { openedModals } from './open-modal.ts';

export type ModalHostProps = {
  /** Name of the x, for the modals that bring none. */
  closeLabel: string;
};

/** Where the modals of `openModal` and `openConfirm` appear. One in a page; those opened before it wait for it. */
export function ModalHost({ closeLabel }: ModalHostProps) {
  return useStore(openedModals).map(({ id, content, close }) => (
    <Modal
      key={id}
      open
      onClose={() => close(false)}
      title={content.title}
      closeLabel={content.closeLabel ?? closeLabel}
      role={content.role}
      footer={typeof content.footer === 'function' ? content.footer(close) : content.footer}
    >
      {typeof content.children === 'function' ? content.children(close) : content.children}
    </Modal>
  ));
}
