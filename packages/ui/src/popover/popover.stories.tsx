import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { QuestionIcon } from '../icons/question.tsx';
import { TextLink } from '../link/link.tsx';
import { Popover } from './popover.tsx';

export default {
  title: 'Over the page/Popover',
  component: Popover,
  args: {
    id: 'estimate',
    label: 'Kako smo procijenili?',
    title: 'O procjeni neta',
    children: (
      <p>
        Neto je naša procjena prema stopi mjesta rada.{' '}
        <TextLink href="/kalkulator/izracun-place">Izračunajte svoj</TextLink>.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Tab}');
    await expect(within(panel).getByRole('link')).toHaveFocus();
    // It slides into its place.
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().top - button.getBoundingClientRect().bottom)).toBe(8),
    );
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(12);
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const AtTheEdge: Story = {
  args: { iconOnly: true, icon: <QuestionIcon /> },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-end', minHeight: 'calc(100vh - 32px)' }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    const box = panel.getBoundingClientRect();
    await expect(document.documentElement.clientWidth - box.right).toBeGreaterThanOrEqual(11.5);
    await expect(box.bottom).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().top);
  },
};

export const LongestWords: Story = {
  ...Open,
  args: {
    label: 'Zašto se iznos u oglasu razlikuje od onoga koji stiže na račun?',
    children: (
      <p>
        Od bruta se odbijaju mirovinsko osiguranje prvog i drugog stupa te porez na dohodak prema stopi mjesta
        prebivališta. <TextLink href="/kalkulator/izracun-place">Izračunajte svoj</TextLink>
      </p>
    ),
  },
};

export const Macedonian: Story = {
  ...Open,
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Како проценивме?',
    title: 'За проценката',
    children: (
      <p>
        Нето износот е наша проценка. <TextLink href="/mk/kalkulator">Пресметајте го вашиот</TextLink>.
      </p>
    ),
  },
};
