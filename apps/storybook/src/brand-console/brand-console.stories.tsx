import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadScreen, type ScreenProps } from '../screens/screen.ts';
import { type BrandId, type Globals, languageOf } from '../toolbars/brands.ts';
import { BrandConsole } from './brand-console.tsx';

/** A page for each brand: its tokens, logo, flags and key screens, read from its own config and theme. */
export default {
  title: 'Brand console',
  parameters: { bare: true },
  tags: ['!autodocs'],
  loaders: [
    async ({ globals }) => ({
      screen: await loadScreen((globals as Globals).brand, languageOf(globals as Globals)),
    }),
  ],
  render: (_, { loaded, globals }) => (
    <BrandConsole {...(loaded as { screen: ScreenProps }).screen} theme={(globals as Globals).theme} />
  ),
} satisfies Meta;

const consoleOf = (brand: BrandId): StoryObj => ({ globals: { brand } });

export const Croatia: StoryObj = consoleOf('hr');
export const Bosnia: StoryObj = consoleOf('ba');
export const Macedonia: StoryObj = consoleOf('mk');
export const Kampus: StoryObj = consoleOf('kampus');
