import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackedBar } from './stacked-bar.tsx';

export default {
  title: 'Data/StackedBar',
  component: StackedBar,
  args: {
    label: 'Neto 1.246,80 €, porez 193,20 €, doprinosi 360,00 €',
    parts: [
      { tone: 'net', label: 'Neto', value: 1246.8 },
      { tone: 'tax', label: 'Porez', value: 193.2 },
      { tone: 'contributions', label: 'Doprinosi', value: 360 },
    ],
  },
} satisfies Meta<typeof StackedBar>;

type Story = StoryObj<typeof StackedBar>;

export const Pay: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutTax: Story = {
  args: {
    label: 'Neto 800,00 €, bez poreza, doprinosi 200,00 €',
    parts: [
      { tone: 'net', label: 'Neto', value: 800, text: '800,00 €' },
      { tone: 'tax', label: 'Porez', value: 0, text: '0,00 €' },
      { tone: 'contributions', label: 'Doprinosi', value: 200, text: '200,00 €' },
    ],
  },
};
export const LongestWords: Story = {
  args: {
    parts: [
      { tone: 'net', label: 'Neto plaća za isplatu na tekući račun', value: 1246.8, text: '1.246,80 €' },
      { tone: 'tax', label: 'Porez na dohodak prema stopi mjesta prebivališta', value: 193.2, text: '193,20 €' },
      { tone: 'contributions', label: 'Doprinosi za mirovinsko osiguranje', value: 360, text: '360,00 €' },
    ],
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Нето 30.500 ден., данок 2.300 ден., придонеси 12.200 ден.',
    parts: [
      { tone: 'net', label: 'Нето', value: 30500 },
      { tone: 'tax', label: 'Данок', value: 2300 },
      { tone: 'contributions', label: 'Придонеси', value: 12200 },
    ],
  },
};
