import { createStore } from '../store.ts';

/** The dialogs that lie over the page, the topmost last: nothing outside the topmost can be reached or heard. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
