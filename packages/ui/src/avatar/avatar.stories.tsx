import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PencilSimpleIcon } from '../icons/pencil-simple.tsx';
import { Avatar } from './avatar.tsx';

export default {
  title: 'Profile/Avatar',
  component: Avatar,
  args: { name: 'Željka Đurić', hue: 60 },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#b9d3c9"/><circle cx="40" cy="32" r="14" fill="#3d5a50"/><path d="M12 80c2-20 14-30 28-30s26 10 28 30z" fill="#3d5a50"/></svg>',
)}`;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} size="s" />
      <Avatar {...args} />
      <Avatar {...args} size="l" />
    </div>
  ),
};
export const WithPicture: Story = { args: { src: picture, size: 'l' } };
/** The address leads nowhere: the letters stand in for it. */
export const MissingPicture: Story = { args: { src: '/no-such-picture.png', size: 'l' } };
export const WithAction: Story = {
  args: { size: 'l', action: <IconButton label="Promijeni sliku" icon={<PencilSimpleIcon />} /> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Promijeni sliku' })).toHaveFocus();
  },
};
export const Dark: Story = { ...WithAction, globals: { theme: 'dark' } };
export const OneName: Story = { args: { name: 'Ivona', size: 'l', hue: 220 } };
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: { name: 'Ѓорѓи Ќосев', size: 'l', hue: 150 },
};
