import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

export default {
  title: 'Brand/Wordmark',
  component: Wordmark,
  args: { href: '/', label: 'Radar Hrvatska', word: 'Hrvatska' },
} satisfies Meta<typeof Wordmark>;

type Story = StoryObj<typeof Wordmark>;

export const Latin: Story = {};
export const Cyrillic: Story = { args: { label: 'Радар Македонија', word: 'Македонија', script: 'cyrillic' } };
