import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, within } from 'storybook/test';
import { MenuLink } from '../menu/menu.tsx';
import { AccountEntry } from './account-entry.tsx';

export default {
  title: 'Page/AccountEntry',
  component: AccountEntry,
  args: {
    signIn: { href: '/prijava', label: 'Prijava' },
    label: 'Moj račun',
    children: <MenuLink href="/odjava">Odjava</MenuLink>,
  },
} satisfies Meta<typeof AccountEntry>;

type Story = StoryObj<typeof AccountEntry>;

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Moj račun' })).toBeNull();
  },
};

export const SignedIn: Story = {
  decorators: [
    (Story) => {
      useLayoutEffect(() => {
        const { style, dataset } = document.documentElement;
        dataset['signedIn'] = '';
        style.setProperty('--initials', '"AH"');
        return () => {
          delete dataset['signedIn'];
          style.removeProperty('--initials');
        };
      }, []);
      return <Story />;
    },
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Moj račun' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prijava' })).toBeNull();
  },
};
