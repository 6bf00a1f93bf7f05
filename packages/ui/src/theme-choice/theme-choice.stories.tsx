import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Menu } from '../menu/menu.tsx';
import { ThemeChoice, ThemeIcon } from './theme-choice.tsx';

export default {
  title: 'Page/ThemeChoice',
  component: ThemeChoice,
  args: {
    name: 'theme',
    label: 'Tema',
    lightLabel: 'Svijetla tema',
    darkLabel: 'Tamna tema',
    systemLabel: 'Kao uređaj',
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{<Story />}</div>],
} satisfies Meta<typeof ThemeChoice>;

type Story = StoryObj<typeof ThemeChoice>;

export const Plain: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Svijetla tema' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Tamna tema' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Kao uređaj' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Kao uređaj' })).toHaveFocus();
  },
};

export const InAMenu: Story = {
  render: (args) => (
    <Menu id="theme-menu" label={args.label} icon={<ThemeIcon />}>
      <ThemeChoice {...args} />
    </Menu>
  ),
};
