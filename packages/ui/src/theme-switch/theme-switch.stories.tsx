import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeSwitch } from './theme-switch.tsx';

export default {
  title: 'Page/ThemeSwitch',
  component: ThemeSwitch,
  args: { darkLabel: 'Tamna tema', lightLabel: 'Svijetla tema' },
} satisfies Meta<typeof ThemeSwitch>;

type Story = StoryObj<typeof ThemeSwitch>;

export const Icon: Story = {};
export const Words: Story = { args: { look: 'words' } };
