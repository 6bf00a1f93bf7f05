import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GlobeIcon } from '../icons/globe.tsx';
import { ThemeChoice } from '../theme-choice/theme-choice.tsx';
import { Menu, MenuButton, MenuGroup, MenuLink } from './menu.tsx';

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
        <MenuGroup heading="Tema">
          <ThemeChoice
            name="theme"
            label="Tema"
            lightLabel="Svijetla tema"
            darkLabel="Tamna tema"
            systemLabel="Kao uređaj"
          />
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

export const WithSomethingToDo: Story = {
  args: {
    label: 'Moj račun',
    text: 'Račun',
    children: (
      <>
        <MenuLink href="/moj-profil/postavke">Postavke</MenuLink>
        <MenuButton>Natrag na račun Ana Horvat</MenuButton>
        <MenuButton hidden>Ništa</MenuButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Moj račun/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Natrag na račun Ana Horvat' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Ništa' })).toBeNull();
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Јазик: македонски',
    text: 'MK',
    children: (
      <MenuGroup heading="Јазик">
        <MenuLink href="/mk" current>
          Македонски
        </MenuLink>
        <MenuLink href="/" lang="hr">
          Hrvatski
        </MenuLink>
      </MenuGroup>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Јазик/ }));
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Македонски' })).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Jezik: hrvatski/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const link = (name: string) => canvas.getByRole('link', { name });
    await waitFor(() => expect(link('Hrvatski')).toBeVisible());
    await userEvent.tab();
    await expect(link('Hrvatski')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Македонски')).toHaveFocus();
    // The same button closes it; Escape is the browser's own, which takes no key from a script.
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Hrvatski' })).toBeNull());
    await expect(button).toHaveFocus();
  },
};
