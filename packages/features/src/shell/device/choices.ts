import type { JobMarks } from '@radar/domain/saved';
import { hiddenEmployers, hiddenJobs } from './id-list.ts';
import { isSignedIn } from './is-signed-in.ts';
import type { Choice } from './send-choice.ts';

/** What this person has chosen of the page's jobs and employers, as far as it is known. */
const own = { jobs: new Set<number>(), employers: new Set<number>(), followed: new Set<number>() };

export type Target = { jobId: number; employerId: number | null };

const put = (set: Set<number>, id: number, isIn: boolean): void => void (isIn ? set.add(id) : set.delete(id));

/** A card, or a button that stands for its job, with the ids of both. */
export const targetOf = (element: HTMLElement): Target => {
  const { jobId, more, employerId } = element.dataset;
  return { jobId: Number(jobId ?? more), employerId: employerId === undefined ? null : Number(employerId) };
};

const elementsOf = (jobId: number) =>
  document.querySelector<HTMLElement>(`[data-job-id="${jobId}"], [data-more="${jobId}"][data-employer-id]`);

export const isChosen = ({ jobId, employerId }: Target, choice: Choice): boolean => {
  if (choice === 'job') return own.jobs.has(jobId) || (!isSignedIn() && hiddenJobs.get().includes(jobId));
  if (employerId === null) return false;
  if (choice === 'follow') return own.followed.has(employerId);
  return own.employers.has(employerId) || (!isSignedIn() && hiddenEmployers.get().includes(employerId));
};

/** Notes a choice for this page. */
export const setChosen = ({ jobId, employerId }: Target, choice: Choice, isIt: boolean): void => {
  if (choice === 'job') put(own.jobs, jobId, isIt);
  else if (employerId !== null) put(choice === 'follow' ? own.followed : own.employers, employerId, isIt);
};

/** Notes what the account knows of a job. */
export const noteChoices = ({ jobId, isHidden, isEmployerHidden, isEmployerFollowed }: JobMarks): void => {
  const element = elementsOf(jobId);
  if (element === null) return;
  const target = targetOf(element);
  if (isHidden && !isEmployerHidden) setChosen(target, 'job', true);
  if (isEmployerHidden) setChosen(target, 'employer', true);
  if (isEmployerFollowed) setChosen(target, 'follow', true);
};

const isRevealed = (): boolean => 'hiddenShown' in document.documentElement.dataset;

/**
 * Leaves hidden jobs out of the page's lists, and says that it did: a press shows them, faded, until the page is left.
 * Lists of what the person keeps stay whole.
 */
export const showChoices = (): void => {
  let isAnyHidden = false;
  for (const card of document.querySelectorAll<HTMLElement>('[data-job-id]')) {
    if (card.closest('[data-saved-list]') !== null) continue;
    const target = targetOf(card);
    const isHidden = isChosen(target, 'job') || isChosen(target, 'employer');
    card.toggleAttribute('data-hidden', isHidden);
    (card.closest('li') ?? card).hidden = isHidden && !isRevealed();
    isAnyHidden ||= isHidden;
  }
  const note = document.querySelector<HTMLElement>('[data-hidden-note]');
  if (note === null) return;
  note.hidden = !isAnyHidden || isRevealed();
  note.querySelector('button')?.addEventListener('click', reveal);
};

const reveal = (): void => {
  document.documentElement.dataset.hiddenShown = '';
  showChoices();
  document.querySelector<HTMLElement>('[data-job-id][data-hidden] a')?.focus();
};
