import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon } from '../icons/check.tsx';
import { Tag } from './tag.tsx';

export default { title: 'Kit/Tag', component: Tag } satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Plain: Story = { args: { children: 'Bez noćnih smjena' } };
export const Signal: Story = { args: { look: 'signal', children: 'Ekskluzivno' } };
export const Benefit: Story = { args: { look: 'tint', size: 'm', icon: <CheckIcon />, children: 'Plaćen prijevoz' } };
export const Macedonian: Story = {
  args: { look: 'tint', size: 'm', icon: <CheckIcon />, children: 'Здравствено осигурување' },
};
