'use client';

import { Modal } from '@radar/ui/modal';
import type { ReactNode } from 'react';
import styles from './applications.module.css';

type DetailsDialogProps = {
  title: string;
  closeLabel: string;
  /** Address of the list behind it. */
  list: string;
  children: ReactNode;
};

/** Closes back to the list: to the place where one was in it, or to its address where one came from elsewhere. */
const close = (list: string): void => {
  const from = document.referrer === '' ? null : new URL(document.referrer);
  const isFromList = from !== null && from.origin === location.origin && from.pathname + from.search === list;
  if (isFromList) window.history.back();
  else window.location.assign(list);
};

/** Over the list; without a script it stands above it. */
export const DetailsDialog = ({ title, closeLabel, list, children }: DetailsDialogProps) => (
  <div className={styles.dialog}>
    <Modal open size="l" title={title} closeLabel={closeLabel} onClose={() => close(list)}>
      {children}
    </Modal>
  </div>
);
