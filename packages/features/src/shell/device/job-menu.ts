import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { placeBox } from '@radar/ui/place-box';
import { showToast } from '../after-load/messages.ts';
import { askToSignIn } from '../sign-in/ask-to-sign-in.ts';
import { isChosen, setChosen, showChoices, type Target, targetOf } from './choices.ts';
import { hiddenEmployers, hiddenJobs, setInList } from './id-list.ts';
import { isSignedIn } from './is-signed-in.ts';
import { type Choice, sendChoice } from './send-choice.ts';

const isEnded = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAUTHENTICATED';

/** Keeps a choice in the account, or on the device of a visitor. @returns false where only an account could keep it */
const keep = async (target: Target, choice: Choice, isIt: boolean, locale: Locale): Promise<boolean> => {
  const id = choice === 'job' ? target.jobId : target.employerId;
  if (id === null) return false;
  if (isSignedIn()) {
    try {
      await sendChoice(choice, id, isIt, locale);
      return true;
    } catch (error) {
      // The session has ended: then it is kept as for any visitor, and taken over at the next sign-in.
      if (!isEnded(error)) throw error;
    }
  }
  if (choice === 'follow') return false;
  setInList(choice === 'job' ? hiddenJobs : hiddenEmployers, id, isIt);
  return true;
};

/** Where the reader goes when the card that had the focus is gone. */
const focusNear = (from: HTMLElement): void => {
  const links = [...document.querySelectorAll<HTMLElement>('[data-job-id] a')].filter((link) => link.checkVisibility());
  const next = links.find((link) => (from.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  (next ?? links.at(-1) ?? document.querySelector<HTMLElement>('[data-hidden-note] button'))?.focus();
};

type Words = { done: string; undone: string; undo: string; failed: string; full: string };

/** Makes a choice, shows what it does, says so and offers to undo it. */
const choose = async (
  target: Target,
  choice: Choice,
  isIt: boolean,
  { button, words, locale }: { button: HTMLElement; words: Words; locale: Locale },
): Promise<void> => {
  const toast = { id: `choice-${choice}-${choice === 'job' ? target.jobId : target.employerId}` };
  try {
    const isKept = await keep(target, choice, isIt, locale);
    if (!isKept && !((await askToSignIn('followEmployer')) && (await keep(target, choice, isIt, locale)))) return;
    setChosen(target, choice, isIt);
    showChoices();
    if (!button.checkVisibility()) focusNear(button);
    await showToast({
      ...toast,
      title: isIt ? words.done : words.undone,
      action: {
        label: words.undo,
        onAct: () => void choose(target, choice, !isIt, { button, words, locale }),
      },
    });
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'TOO_MANY_SAVED';
    await showToast({ ...toast, type: 'error', title: words.failed, ...(isFull && { subtitle: words.full }) });
  }
};

/** Strokes of the icon of each choice: an eye struck out, a house of offices, a bell. */
const strokes: Record<Choice, string> = {
  job: 'M24 128s36-64 104-64 104 64 104 64-36 64-104 64S24 128 24 128Zm104 36a36 36 0 1 0 0-72 36 36 0 0 0 0 72ZM48 40l160 176',
  employer: 'M40 216V88l96-56v184m0-112h80v112M16 216h224M80 112v16m0 40v16m96-48v16m0 32v8',
  follow: 'M56 104a72 72 0 0 1 144 0c0 36 8 56 24 80H32c16-24 24-44 24-80Zm40 80a32 32 0 0 0 64 0',
};

const drawIcon = (item: HTMLElement, choice: Choice): void => {
  if (item.querySelector('svg') !== null) return;
  item.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 256 256" width="20" height="20" fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${strokes[choice]}"/></svg>`,
  );
};

/** Of the job that the menu was opened for last. */
let listening = new AbortController();

const choices: readonly Choice[] = ['job', 'employer', 'follow'];

/** Opens the page's menu of a job beside the button that asked for it. */
export const openJobMenu = (button: HTMLElement, locale: Locale): void => {
  const menu = document.querySelector<HTMLElement>('[data-job-menu]');
  if (menu === null) return;
  listening.abort();
  listening = new AbortController();
  const target = targetOf(button.closest<HTMLElement>('[data-job-id]') ?? button);
  for (const choice of choices) {
    const item = menu.querySelector<HTMLElement>(`[data-choice="${choice}"]`);
    if (item === null) continue;
    drawIcon(item, choice);
    const isIt = isChosen(target, choice);
    const [off, on] = item.querySelectorAll('span');
    if (off) off.hidden = isIt;
    if (on) on.hidden = !isIt;
    item.hidden = choice !== 'job' && target.employerId === null;
    const { done = '', undone = '' } = item.dataset;
    const { undo = '', failed = '', full = '' } = menu.dataset;
    const press = () => {
      menu.hidePopover();
      void choose(target, choice, !isIt, { button, words: { done, undone, undo, failed, full }, locale });
    };
    item.addEventListener('click', press, { signal: listening.signal });
  }
  menu.showPopover({ source: button });
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBox(button.getBoundingClientRect(), menu.getBoundingClientRect(), viewport);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  menu.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  // It hangs from a button that would move away.
  window.addEventListener('scroll', () => menu.hidePopover(), { once: true, passive: true });
};
