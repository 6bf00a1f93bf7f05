import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../icons/bell.tsx';
import { BookmarkSimpleFillIcon } from '../icons/bookmark-simple-fill.tsx';
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

export default {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Spremi posao', icon: <BookmarkSimpleIcon />, iconOn: <BookmarkSimpleFillIcon /> },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Off: Story = { args: { 'aria-pressed': false } };
export const On: Story = { args: { 'aria-pressed': true } };
export const Soft: Story = { args: { soft: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithDot: Story = {
  render: () => <IconLink href="/obavijesti" label="Obavijesti, 3 nove" icon={<BellIcon />} dot />,
};
