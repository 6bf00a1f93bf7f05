import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HeaderSearch } from './header-search.tsx';

export default {
  title: 'Page/HeaderSearch',
  component: HeaderSearch,
  args: { action: '/pretraga-poslova', label: 'Traži posao', name: 'query', placeholder: 'Zanimanje ili poslodavac' },
} satisfies Meta<typeof HeaderSearch>;

type Story = StoryObj<typeof HeaderSearch>;

export const Plain: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongestWords: Story = {
  args: { label: 'Барај работа', placeholder: 'Занимање или работодавач, како „професионален возач“' },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('konobar');
    await expect(canvas.getByRole('textbox', { name: 'Traži posao' })).toHaveValue('konobar');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Traži posao' })).toHaveFocus();
  },
};
