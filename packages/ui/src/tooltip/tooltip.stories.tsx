import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { QuestionIcon } from '../icons/question.tsx';
import { Tooltip } from './tooltip.tsx';

export default {
  title: 'Over the page/Tooltip',
  component: Tooltip,
  args: {
    text: 'Provjeren poslodavac: OIB i adresa su potvrđeni.',
    children: <IconButton label="Što znači značka?" icon={<QuestionIcon />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 0 0 160px', minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/OIB|ЕМБС|karti/);
    const tip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    const gap = canvas.getByRole('button').getBoundingClientRect().top - tip.getBoundingClientRect().bottom;
    await expect(Math.round(gap)).toBe(8);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.hover(canvas.getByRole('tooltip'));
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('tooltip'));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const AtTheEdge: Story = {
  ...Open,
  decorators: [
    (Story) => (
      <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongestWords: Story = {
  ...Open,
  args: {
    text: 'Iznos je preračunat po srednjem tečaju na dan objave, pa se na platnoj kartici može razlikovati za nekoliko eura.',
    children: <Button>Samostalni elektrotehničar</Button>,
  },
};

export const Macedonian: Story = {
  ...Open,
  globals: { brand: 'mk', language: 'mk' },
  args: {
    text: 'Проверен работодавач: ЕМБС и адресата се потврдени.',
    children: <IconButton label="Што значи значката?" icon={<QuestionIcon />} />,
  },
};
