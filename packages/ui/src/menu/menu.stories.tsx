import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GlobeIcon } from '../icons/globe.tsx';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { Menu, MenuGroup, MenuLink } from './menu.tsx';

export default {
  title: 'Page/Menu',
  component: Menu,
  args: {
    id: 'languages',
    label: 'Jezik: hrvatski',
    icon: <GlobeIcon />,
    text: 'HR',
    children: (
      <>
        <MenuGroup heading="Jezik">
          <MenuLink href="/" current>
            Hrvatski
          </MenuLink>
          <MenuLink href="/mk" lang="mk">
            Македонски
          </MenuLink>
        </MenuGroup>
        <MenuGroup heading="Izgled">
          <ThemeSwitch look="words" darkLabel="Tamna tema" lightLabel="Svijetla tema" />
        </MenuGroup>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Jezik: hrvatski/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Hrvatski' })).toBeVisible());
  },
};
