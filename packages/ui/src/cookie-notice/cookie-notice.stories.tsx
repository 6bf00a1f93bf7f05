import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CookieNotice } from './cookie-notice.tsx';

export default {
  title: 'Over the page/CookieNotice',
  component: CookieNotice,
  parameters: { consent: 'ask' },
  args: {
    title: 'Kolačići, po vašem izboru',
    text: 'Nužni kolačići omogućuju rad stranice. Za statistiku i oglase prvo vas pitamo; odluku možete promijeniti kad god želite.',
    policy: { href: '/info/kolacici', label: 'Više o kolačićima' },
    categories: [
      { value: 'necessary', label: 'Nužni', text: 'Prijava na posao, jezik i ovaj izbor.', required: true },
      { value: 'analytics', label: 'Statistika', text: 'Brojimo posjete da bismo znali što poboljšati.' },
      { value: 'marketing', label: 'Marketing', text: 'Oglasi trećih strana i mjerenje njihova učinka.' },
    ],
    acceptLabel: 'Prihvati sve',
    rejectLabel: 'Odbij sve',
    chooseLabel: 'Odaberi po kategorijama',
    saveLabel: 'Spremi izbor',
  },
  decorators: [
    (Story, { parameters }) => {
      const consent = String(parameters['consent']);
      useLayoutEffect(() => {
        const { dataset } = document.documentElement;
        dataset['consent'] = consent;
        return () => {
          delete dataset['consent'];
        };
      }, [consent]);
      return (
        <div style={{ minHeight: 620 }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Meta<typeof CookieNotice>;

type Story = StoryObj<typeof CookieNotice>;

export const Asked: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Categories: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Odaberi po kategorijama'));
    await expect(canvas.getByRole('checkbox', { name: /^Nužni/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /^Nužni/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Statistika/ })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Marketing/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Spremi izbor' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Više o kolačićima' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Odbij sve' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Prihvati sve' })).toHaveFocus();
  },
};

export const NotAsked: Story = {
  parameters: { consent: 'necessary' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#cookie-notice')).not.toBeVisible();
  },
};
