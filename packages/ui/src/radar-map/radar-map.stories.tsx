import type { Meta, StoryObj } from '@storybook/react-vite';
import { bosnianTowns, croatianTowns, macedonianTowns } from './radar-map.samples.ts';
import { RadarMap } from './radar-map.tsx';

export default {
  title: 'Brand/RadarMap',
  component: RadarMap,
  args: { places: croatianTowns, shape: 'circle', label: 'Poslovi po gradovima, udaljenost od Zagreba' },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden', background: 'var(--hero)', width: 620, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadarMap>;

type Story = StoryObj<typeof RadarMap>;

export const Circle: Story = {};
export const Arch: Story = { globals: { brand: 'ba' }, args: { places: bosnianTowns, shape: 'arch' } };
export const Sun: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: { places: macedonianTowns, shape: 'sun', unit: 'км' },
};
export const Square: Story = { globals: { brand: 'kampus' }, args: { shape: 'square' } };
export const OnePlace: Story = { args: { places: croatianTowns.slice(0, 1) } };
