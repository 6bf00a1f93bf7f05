import { createStore } from '../store.ts';

export type ToastContent = {
  /** What happened, in a few words. */
  title: string;
  /**
   * A second, quieter line.
   * @default none
   */
  subtitle?: string;
  /**
   * What kind of news it is; chooses the icon.
   * @default 'success'
   */
  type?: 'success' | 'info' | 'warning' | 'error';
  /**
   * Stays for so long, not counting the time under the pointer or the focus; null stays until it is closed.
   * @default 6000
   */
  durationMs?: number | null;
  /**
   * One thing to do about it, such as to undo it; doing it closes the toast.
   * @default none
   */
  action?: { label: string; onAct: () => void };
  /**
   * Takes the place of the toast with the same id instead of standing beside it.
   * @default one of its own
   */
  id?: string;
};

export type Toast = ToastContent & { id: string; durationMs: number | null; type: NonNullable<ToastContent['type']> };

const defaultDurationMs = 6000;
/** More would cover a phone; the oldest goes first. */
const most = 3;

/** The toasts in sight, the newest last. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a message in the page's `ToastHost`, read aloud politely. In the browser only.
 * @returns its id, for `dismissToast`
 */
export function showToast(content: ToastContent): string {
  lastId += 1;
  const id = content.id ?? `toast-${lastId}`;
  const toast: Toast = {
    ...content,
    id,
    type: content.type ?? 'success',
    durationMs: content.durationMs === undefined ? defaultDurationMs : content.durationMs,
  };
  toasts.update((list) => [...list.filter((other) => other.id !== id), toast].slice(-most));
  return id;
}

export function dismissToast(id: string): void {
  toasts.update((list) => (list.some((toast) => toast.id === id) ? list.filter((toast) => toast.id !== id) : list));
}
