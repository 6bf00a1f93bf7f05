import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { type Globals, languageOf } from '../toolbars/brands.ts';
import { ApplyScreen } from './apply-screen.tsx';
import { DetailsScreen } from './details-screen.tsx';
import { HomeScreen } from './home-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { loadScreen, type ScreenProps } from './screen.ts';

/** Key screens of the site, made of the kit alone, in the words of the product. */
export default {
  title: 'Screens',
  parameters: { bare: true },
  tags: ['!autodocs'],
  loaders: [
    async ({ globals }) => ({
      screen: await loadScreen((globals as Globals).brand, languageOf(globals as Globals)),
    }),
  ],
} satisfies Meta;

const show = (Screen: ComponentType<ScreenProps>): StoryObj => ({
  render: (_, { loaded }) => <Screen {...(loaded as { screen: ScreenProps }).screen} />,
});

export const Home: StoryObj = show(HomeScreen);
export const List: StoryObj = show(ListScreen);
export const Details: StoryObj = show(DetailsScreen);
export const Apply: StoryObj = show(ApplyScreen);
