import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { MasonryWall } from './masonry-wall.tsx';

const texts = [
  'Noćne smjene uz dodatak i plaćen prijevoz.',
  'Tim od šest ljudi, rad od kuće dva dana tjedno, obuka za početnike i mentor prvih mjeseci.',
  'Ugovor na neodređeno.',
  'Sezona od svibnja do listopada, smještaj i tri obroka, povratak iduće godine uz višu satnicu i plaćen put kući.',
];

function cards(count: number, word = 'Posao') {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    content: (
      <Panel heading={<a href={`#${index}`}>{`${word} ${index + 1}`}</a>} headingLevel={3}>
        {texts[(index * 7) % texts.length]}
      </Panel>
    ),
  }));
}

type Props = { name: string; count: number; word?: string };

function Wall({ name, count, word }: Props) {
  const [total, setTotal] = useState(count);
  return (
    <>
      <h2 className="sr">{word ?? 'Poslovi'}</h2>
      <MasonryWall name={name} kind="index" items={cards(total, word)} label="Istaknuti poslovi" />
      <Button onClick={() => setTotal(total + 20)}>Učitaj još</Button>
    </>
  );
}

export default {
  title: 'Jobs/MasonryWall',
  component: Wall,
  args: { name: 'story', count: 12 },
} satisfies Meta<typeof Wall>;

type Story = StoryObj<typeof Wall>;

export const Twelve: Story = {};
export const Empty: Story = { args: { count: 0 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongestWords: Story = {
  args: { word: 'Samostalni elektrotehničar-specijalist za visokonaponska postrojenja' },
};
export const Macedonian: Story = { globals: { brand: 'mk', language: 'mk' }, args: { word: 'Медицинска сестра' } };

export const MovesIn: Story = {
  args: { name: 'moves-in', count: 60 },
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll('li')];
    const hidden = () => rows().filter((row) => getComputedStyle(row).visibility === 'hidden').length;
    await expect(rows()).toHaveLength(60);
    await waitFor(() => expect(hidden()).toBe(0), { timeout: 4000 });
    const kept = () => JSON.parse(sessionStorage.getItem('wall:moves-in:index') ?? '{}') as unknown;
    await waitFor(() => expect(kept()).toMatchObject({ hidden: [] }));
  },
};

export const Keyboard: Story = {
  args: { name: 'keyboard', count: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    const first = links[0]?.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Učitaj još' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(24));
    await expect(links[0]?.getBoundingClientRect().top).toBe(first);
  },
};
