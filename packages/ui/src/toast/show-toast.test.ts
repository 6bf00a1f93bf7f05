import { afterEach, expect, it } from 'vitest';
import { dismissToast, showToast, toasts } from './show-toast.ts';

const titles = () => toasts.get().map(({ title }) => title);

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

it('stays six seconds and tells of success unless told otherwise', () => {
  showToast({ title: 'Spremljeno' });
  expect(toasts.get()).toMatchObject([{ title: 'Spremljeno', type: 'success', durationMs: 6000 }]);
});

it('keeps the newest three', () => {
  for (const title of ['1', '2', '3', '4']) showToast({ title });
  expect(titles()).toEqual(['2', '3', '4']);
});

it('takes the place of one with the same id', () => {
  showToast({ id: 'save', title: 'Spremljeno' });
  showToast({ title: 'Kopirano' });
  showToast({ id: 'save', title: 'Uklonjeno', durationMs: null });
  expect(titles()).toEqual(['Kopirano', 'Uklonjeno']);
});

it('goes when dismissed; an unknown id changes nothing', () => {
  const id = showToast({ title: 'Spremljeno' });
  const before = toasts.get();
  dismissToast('other');
  expect(toasts.get()).toBe(before);
  dismissToast(id);
  expect(titles()).toEqual([]);
});
