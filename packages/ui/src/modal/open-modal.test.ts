import { afterEach, expect, it } from 'vitest';
import { openedModals, openModal } from './open-modal.ts';

afterEach(() => {
  for (const { close } of openedModals.get()) close(false);
});

it('resolves to what it was closed with, once', async () => {
  const answer = openModal({ title: 'Izbrisati?', children: null });
  const [modal] = openedModals.get();
  modal?.close(true);
  modal?.close(false);
  await expect(answer).resolves.toBe(true);
  expect(openedModals.get()).toEqual([]);
});

it('stacks, and closes in any order', async () => {
  const below = openModal({ title: 'Prijava', children: null });
  const above = openModal({ title: 'Odustati?', children: null });
  const [first, second] = openedModals.get();
  expect([first?.content.title, second?.content.title]).toEqual(['Prijava', 'Odustati?']);

  first?.close(false);
  await expect(below).resolves.toBe(false);
  expect(openedModals.get()).toEqual([second]);

  second?.close(true);
  await expect(above).resolves.toBe(true);
});
