import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { loadScreen, type ScreenProps } from '../screens/screen.ts';
import { type Globals, languageOf } from '../toolbars/brands.ts';
import { KitSheet } from './kit-sheet.tsx';

export default {
  title: 'Kit/Sheet',
  parameters: { bare: true },
  tags: ['!autodocs'],
  loaders: [
    async ({ globals }) => ({
      screen: await loadScreen((globals as Globals).brand, languageOf(globals as Globals)),
    }),
  ],
  render: (_, { loaded }) => <KitSheet {...(loaded as { screen: ScreenProps }).screen} />,
} satisfies Meta;

export const Everything: StoryObj = {};
export const Dark: StoryObj = { globals: { theme: 'dark' } };

/** The toolbar speaks for the stories too: what is a message of the product reads in the language chosen. */
export const Retold: StoryObj = {
  globals: { brand: 'mk', language: 'mk' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Начин на работа' })).toBeVisible());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Вид на вработување' }));
    await waitFor(() => expect(page.getByRole('option', { name: 'На неопределено време' })).toBeVisible());
  },
};
