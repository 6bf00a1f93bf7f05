import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

export default {
  title: 'Kit/Progress',
  component: Progress,
  args: { label: 'Učitavanje životopisa', share: 0.4 },
} satisfies Meta<typeof Progress>;

export const Half: StoryObj<typeof Progress> = {};
