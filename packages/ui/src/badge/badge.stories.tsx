import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

export default {
  title: 'Jobs/Badge',
  component: Badge,
  args: { label: 'Provjeren poslodavac' },
} satisfies Meta<typeof Badge>;

export const Verified: StoryObj<typeof Badge> = {
  render: (args) => (
    <p>
      Maslina Resort, Brač <Badge {...args} />
    </p>
  ),
};
