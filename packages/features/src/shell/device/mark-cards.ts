import { comparedJobs, mostCompared, savedJobs, seenJobs } from './id-list.ts';
import { isSignedIn } from './is-signed-in.ts';

export type CardWords = { add: string; added: string; seen: string; more: string };

const icon =
  '<svg viewBox="0 0 256 256" width="20" height="20" fill="none" stroke="currentColor" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="32" y="48" width="76" height="160" rx="10"/><path d="M148 208h66a10 10 0 0 0 10-10V58a10 10 0 0 0-10-10h-66"/><path class="mark" d="M186 100v56m-28-28h56"/></svg>';

const dots =
  '<svg viewBox="0 0 256 256" width="20" height="20" fill="currentColor" aria-hidden="true"><circle cx="128" cy="60" r="16"/><circle cx="128" cy="128" r="16"/><circle cx="128" cy="196" r="16"/></svg>';

const buttonOn = (card: HTMLElement, className: string, name: 'compare' | 'more', drawing: string) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.dataset[name] = card.dataset.jobId;
  button.innerHTML = drawing;
  card.append(button);
  return button;
};

export const markSeen = (card: HTMLElement, word: string): void => {
  card.dataset.seen = '';
  const fact = document.createElement('li');
  fact.textContent = word;
  card.querySelector('ul')?.append(fact);
};

/**
 * Gives each new card its buttons, says which jobs were seen, and shows on every button whether its job is compared, or
 * saved on this device.
 */
export const markCards = ({ add, added, seen, more }: CardWords, className: string): void => {
  const savedIds = new Set(savedJobs.get());
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const isSaved = savedIds.has(Number(button.dataset.save));
    // Of who is signed in the account knows the rest.
    if (isSaved || !isSignedIn()) button.setAttribute('aria-pressed', String(isSaved));
  }
  const seenIds = new Set(seenJobs.get());
  for (const card of document.querySelectorAll<HTMLElement>('[data-job-id]:not([data-marked])')) {
    card.dataset.marked = '';
    const menu = buttonOn(card, className, 'more', dots);
    menu.title = more;
    menu.ariaLabel = more;
    buttonOn(card, className, 'compare', icon);
    if (seenIds.has(Number(card.dataset.jobId))) markSeen(card, seen);
  }
  const compared = new Set(comparedJobs.get());
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const isCompared = compared.has(Number(button.dataset.compare));
    const label = isCompared ? added : add;
    button.setAttribute('aria-pressed', String(isCompared));
    const text = button.querySelector('[data-label]');
    if (text !== null) text.textContent = label;
    else {
      button.title = label;
      button.setAttribute('aria-label', label);
    }
  }
};

/** Ids of the jobs whose own marks nobody has asked for yet; each is given once. */
export const unaskedJobs = (): number[] => {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-save]:not([data-asked])')];
  for (const button of buttons) button.dataset.asked = '';
  return [...new Set(buttons.map(({ dataset }) => Number(dataset.save)))];
};

/** @returns whether there was room for it */
export const toggleCompared = (id: number): boolean => {
  const ids = comparedJobs.get();
  if (ids.includes(id)) comparedJobs.replace(ids.filter((one) => one !== id));
  else if (ids.length >= mostCompared) return false;
  else comparedJobs.replace([...ids, id]);
  return true;
};
