import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InfiniteScroll } from './infinite-scroll.tsx';

type Props = { moreLabel: string; row: string; autoPages?: number; pages?: number; loading?: boolean };

function Jobs({ moreLabel, row, autoPages, pages = 8, loading = false }: Props) {
  const [page, setPage] = useState(1);
  return (
    <>
      <InfiniteScroll
        onMore={() => setPage(page + 1)}
        loading={loading}
        hasMore={page < pages}
        moreLabel={moreLabel}
        autoPages={autoPages}
        progress={`${page * 10} / ${pages * 10}`}
      >
        <ul>
          {Array.from({ length: page * 10 }, (_, index) => (
            <li key={index} style={{ minHeight: 48 }}>
              {row} {index + 1}
            </li>
          ))}
        </ul>
      </InfiniteScroll>
      <footer style={{ paddingBlock: 32 }}>© 2026 Radar</footer>
    </>
  );
}

export default {
  title: 'Page/InfiniteScroll',
  component: Jobs,
  args: { moreLabel: 'Učitaj još', row: 'Oglas' },
} satisfies Meta<typeof Jobs>;

type Story = StoryObj<typeof Jobs>;

export const ByButton: Story = { args: { autoPages: 0 } };
export const Loading: Story = { args: { autoPages: 0, loading: true } };
export const AtTheEnd: Story = { args: { pages: 1 } };
export const Dark: Story = { args: { autoPages: 0 }, globals: { theme: 'dark' } };
export const LongestWords: Story = {
  args: {
    autoPages: 0,
    moreLabel: 'Učitaj još oglasa iz Međimurske županije i okolnih gradova',
    row: 'Elektrotehničar-specijalist',
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: { autoPages: 0, moreLabel: 'Вчитај уште', row: 'Оглас' },
};

export const Keyboard: Story = {
  args: { autoPages: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Učitaj još' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Učitaj još' })).toHaveFocus();
  },
};

export const ByScrolling: Story = {
  args: { autoPages: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    const scroll = () => window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(
      async () => {
        scroll();
        await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
      },
      { timeout: 3000, interval: 100 },
    );
    scroll();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getByRole('button')).toBeVisible();
    window.scrollTo(0, 0);
  },
};
