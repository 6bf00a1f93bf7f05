import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarPlot } from './bar-plot.tsx';

export default {
  title: 'Data/BarPlot',
  component: BarPlot,
  args: {
    label: 'Medijalna neto plaća skladištara po županijama',
    rows: [
      { label: 'Zagreb', amount: 1310, text: '1.310 €', current: true },
      { label: 'Istra', amount: 1220, text: '1.220 €' },
      { label: 'Međimurje', amount: 1080, text: '1.080 €' },
    ],
  },
} satisfies Meta<typeof BarPlot>;

type Story = StoryObj<typeof BarPlot>;

export const WithCurrent: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Plain: Story = {
  args: {
    tone: 'gross',
    rows: [
      { label: 'Bruto', amount: 1800, text: '1.800 €' },
      { label: 'Trošak poslodavca', amount: 2097, text: '2.097 €' },
    ],
  },
};
export const Nothing: Story = { args: { rows: [{ label: 'Zagreb', amount: 0, text: 'bez podataka' }] } };
export const LongestWords: Story = {
  args: {
    rows: [
      {
        label: 'Samostalni elektrotehničar-specijalist za visokonaponska postrojenja',
        amount: 2310,
        text: '2.310,00 € neto',
        current: true,
      },
      { label: 'Elektrotehničar', amount: 1410, text: '1.410,00 € neto' },
    ],
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Просечна нето плата по градови',
    rows: [
      { label: 'Скопје', amount: 42000, text: '42.000 ден.', current: true },
      { label: 'Битола', amount: 33500, text: '33.500 ден.' },
    ],
  },
};
