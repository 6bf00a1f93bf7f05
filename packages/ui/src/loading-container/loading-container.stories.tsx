import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { JobListSkeleton } from '../skeleton/skeleton.tsx';
import { LoadingContainer } from './loading-container.tsx';

const onReload = fn();

export default {
  title: 'Page/LoadingContainer',
  component: LoadingContainer,
  args: {
    state: 'loading',
    loadingLabel: 'Učitavanje',
    errorTitle: 'Greška pri učitavanju',
    errorMessage: 'Nešto je pošlo po zlu. Učitajte ponovno ili pokušajte kasnije.',
    reloadLabel: 'Učitaj ponovno',
    onReload,
    children: <p>86 oglasa</p>,
  },
} satisfies Meta<typeof LoadingContainer>;

type Story = StoryObj<typeof LoadingContainer>;

export const Ready: Story = { args: { state: 'ready' } };

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Učitavanje');
    await expect(words).not.toBeVisible();
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const Skeleton: Story = { args: { skeleton: <JobListSkeleton label="Učitavanje" rows={2} /> } };
export const Dark: Story = { args: { state: 'failed' }, globals: { theme: 'dark' } };
export const LongestWords: Story = {
  args: {
    state: 'failed',
    errorMessage:
      'Elektroničke obavijesti o spremljenim pretragama trenutačno se ne mogu učitati. Ništa nije izgubljeno.',
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    state: 'failed',
    errorTitle: 'Грешка при вчитување',
    errorMessage: 'Нешто тргна наопаку. Вчитајте повторно.',
    reloadLabel: 'Вчитај повторно',
  },
};

export const Keyboard: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    onReload.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Učitaj ponovno' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReload).toHaveBeenCalledOnce();
  },
};
