import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../panel/panel.tsx';
import { SalaryBand } from './salary-band.tsx';

export default {
  title: 'Jobs/SalaryBand',
  component: SalaryBand,
  args: {
    label: 'Bruto 1.700 do 1.950 €, neto po našoj procjeni 1.185 do 1.339 €; sredina sličnih oglasa 1.780 €',
    format: (amount) => amount.toLocaleString('de'),
    rows: [
      { label: 'Bruto', from: 1700, to: 1950, text: '1.700 – 1.950', kind: 'gross' },
      { label: 'Neto', from: 1185, to: 1339, text: '≈ 1.185 – 1.339', kind: 'net' },
    ],
    median: 1780,
    note: 'Sredina 42 slična oglasa: 1.780 €. Procjena neta za Zagreb, bez uzdržavanih članova. Procjena je naša.',
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SalaryBand>;

type Story = StoryObj<typeof SalaryBand>;

export const WithMedian: Story = {};
export const GrossOnly: Story = {
  args: {
    rows: [{ label: 'Bruto', from: 1700, to: 1950, text: '1.700 – 1.950', kind: 'gross' }],
    median: undefined,
    note: undefined,
  },
};
export const OneAmount: Story = {
  args: {
    rows: [{ label: 'Bruto', from: 1500, to: 1500, text: '1.500', kind: 'gross' }],
    median: undefined,
    note: undefined,
  },
};
export const Macedonian: Story = {
  args: {
    label: 'Бруто 62.000 до 74.000 ден., нето 41.269 до 49.045 ден.',
    rows: [
      { label: 'Бруто', from: 62_000, to: 74_000, text: '62.000 – 74.000', kind: 'gross' },
      { label: 'Нето', from: 41_269, to: 49_045, text: '≈ 41.269 – 49.045', kind: 'net' },
    ],
    median: 66_000,
    note: 'Средина на 18 слични огласи: 66.000 ден. Процената е наша.',
  },
};
