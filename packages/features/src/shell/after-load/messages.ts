import { createStore } from '@radar/ui/store';
import type { ConfirmContent, ModalContent, ModalHostProps } from '@radar/ui/modal';
import type { ToastContent, ToastHostProps } from '@radar/ui/toast';
import type { ComponentType } from 'react';

/** The hosts that the page shows: none before the first message, which brings its own code. */
export const messageHosts = createStore<{
  toast?: ComponentType<ToastHostProps>;
  modal?: ComponentType<ModalHostProps>;
}>({});

/** Loads once; what a broken line kept from coming is asked for again. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};

// A live region must be in the page before its first message, or it is not read aloud.
const settleMs = 100;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, settleMs));

const loadToasts = once(async () => {
  const { showToast: show, ToastHost } = await import('@radar/ui/toast');
  messageHosts.update((hosts) => ({ ...hosts, toast: ToastHost }));
  await settled();
  return show;
});

/**
 * Shows a message in the corner of any page and has it read aloud. In the browser only.
 * @returns its id
 */
export const showToast = async (content: ToastContent): Promise<string> => {
  const show = await loadToasts();
  return show(content);
};

const loadModals = once(async () => {
  const { ModalHost, openConfirm, openModal } = await import('@radar/ui/modal');
  messageHosts.update((hosts) => ({ ...hosts, modal: ModalHost }));
  return { openConfirm, openModal };
});

/** Brings the code of messages before the first: where one tells that the line is broken, it could not come then. */
export const prepareMessages = (): void => void Promise.all([loadToasts(), loadModals()]).catch(() => {});

/**
 * Asks before something happens. In the browser only.
 * @returns true when it was agreed to; false for cancel, the x, Escape, the overlay
 */
export const confirmModal = async (content: ConfirmContent): Promise<boolean> =>
  (await loadModals()).openConfirm(content);

/**
 * Shows something over the page. In the browser only.
 * @returns true when it was closed by `close(true)`; false for the x, Escape, the overlay
 */
export const showModal = async (content: ModalContent): Promise<boolean> => (await loadModals()).openModal(content);
