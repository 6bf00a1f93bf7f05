import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaterfallPlot } from './waterfall-plot.tsx';

export default {
  title: 'Data/WaterfallPlot',
  component: WaterfallPlot,
  args: {
    label: 'Od bruta do neta',
    steps: [
      { kind: 'total', tone: 'gross', label: 'Bruto plaća', amount: 1800, text: '1.800,00 €' },
      { kind: 'less', tone: 'contributions', label: 'Mirovinsko, 1. stup (15 %)', amount: 270, text: '− 270,00 €' },
      { kind: 'less', tone: 'contributions', label: 'Mirovinsko, 2. stup (5 %)', amount: 90, text: '− 90,00 €' },
      { kind: 'less', tone: 'tax', label: 'Porez na dohodak (23 %)', amount: 193.2, text: '− 193,20 €' },
      { kind: 'total', tone: 'net', label: 'Neto plaća', amount: 1246.8, text: '1.246,80 €' },
    ],
  },
} satisfies Meta<typeof WaterfallPlot>;

type Story = StoryObj<typeof WaterfallPlot>;

export const GrossToNet: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const GrossToCost: Story = {
  args: {
    label: 'Trošak poslodavca',
    steps: [
      { kind: 'total', tone: 'gross', label: 'Bruto plaća', amount: 1800, text: '1.800,00 €' },
      { kind: 'more', tone: 'contributions', label: 'Zdravstveno (16,5 %)', amount: 297, text: '+ 297,00 €' },
      { kind: 'total', tone: 'gross', label: 'Ukupno', amount: 2097, text: '2.097,00 €' },
    ],
  },
};
export const LongestWords: Story = {
  args: {
    steps: [
      {
        kind: 'total',
        tone: 'gross',
        label: 'Ugovoreni bruto iznos naknade po ugovoru o djelu',
        amount: 12345.67,
        text: '12.345,67 €',
      },
      {
        kind: 'less',
        tone: 'contributions',
        label: 'Mirovinsko osiguranje na temelju individualne kapitalizirane štednje (2. stup)',
        amount: 617.28,
        text: '− 617,28 €',
      },
      { kind: 'total', tone: 'net', label: 'Za isplatu', amount: 11728.39, text: '11.728,39 €' },
    ],
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Од бруто до нето',
    steps: [
      { kind: 'total', tone: 'gross', label: 'Бруто плата', amount: 45000, text: '45.000 ден.' },
      { kind: 'less', tone: 'contributions', label: 'Придонеси (28 %)', amount: 12600, text: '− 12.600 ден.' },
      { kind: 'less', tone: 'tax', label: 'Данок (10 %)', amount: 2150, text: '− 2.150 ден.' },
      { kind: 'total', tone: 'net', label: 'Нето плата', amount: 30250, text: '30.250 ден.' },
    ],
  },
};
