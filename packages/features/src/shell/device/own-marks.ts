import { createCaller } from '@radar/api-client/caller';
import { getJobMarks, type JobMarks } from '@radar/domain/saved';
import type { Locale } from '@radar/i18n/locales';
import { plainDate } from '@radar/i18n/plain-format';
import { noteChoices, showChoices } from './choices.ts';
import { isSignedIn } from './is-signed-in.ts';
import { markSeen } from './mark-cards.ts';
import { mergeDevice } from './merge-device.ts';
import { showSaved } from './save-buttons.ts';

type View = { locale: Locale; timeZone: string; seen: string };

/** Jobs of one call. */
const most = 50;

let merged: Promise<boolean> | undefined;

/** The page has the flag in store, in its own words and look, with `%s` for the date. */
const flagApplied = (card: HTMLElement, date: string): void => {
  const flag = document.querySelector('[data-flag-applied]')?.firstElementChild?.cloneNode(true);
  if (!(flag instanceof HTMLElement)) return;
  const text = [...flag.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  if (text) text.textContent = (text.textContent ?? '').replace('%s', date);
  card.querySelector('[data-flags]')?.append(flag);
};

const show = (marks: JobMarks, { locale, timeZone, seen }: View): void => {
  const { jobId, isSeen, isSaved, appliedAt } = marks;
  noteChoices(marks);
  const buttons = document.querySelectorAll<HTMLElement>(`[data-save="${jobId}"]`);
  // What was pressed meanwhile is newer than the answer.
  if (isSignedIn() && ![...buttons].some((button) => 'pressed' in button.dataset)) showSaved(jobId, isSaved);
  for (const card of document.querySelectorAll<HTMLElement>(`[data-job-id="${jobId}"]:not([data-own])`)) {
    card.dataset.own = '';
    if (isSeen && card.dataset.seen === undefined) markSeen(card, seen);
    if (appliedAt !== null) flagApplied(card, plainDate(locale, new Date(appliedAt), timeZone));
  }
};

/**
 * Shows on the page's jobs what the API knows of this person: seen, saved, applied. What a visitor kept on the device
 * before signing in is handed over first.
 */
export const showOwnMarks = async (ids: readonly number[], view: View): Promise<void> => {
  if (isSignedIn()) {
    merged ??= mergeDevice();
    // A list of what the account keeps was made without it.
    if ((await merged) && document.querySelector('[data-saved-list]') !== null) window.location.reload();
  }
  const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': view.locale } });
  for (let start = 0; start < ids.length; start += most) {
    const marks = await call(getJobMarks, { query: { ids: ids.slice(start, start + most).map(String) } });
    for (const one of marks) show(one, view);
    showChoices();
  }
};
