import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSide } from './brand-side.tsx';

export default {
  title: 'Brand/BrandSide',
  component: BrandSide,
  args: {
    shape: 'circle',
    title: 'Jedan račun za cijelu potragu',
    points: [
      'Spremljeni poslovi i pretrage na svakom uređaju',
      'Kraća prijava: vaši podaci već su tu',
      'Sve prijave i odgovori na jednom mjestu',
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', minHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandSide>;

type Story = StoryObj<typeof BrandSide>;

export const Circle: Story = {};
export const Arch: Story = { globals: { brand: 'ba' }, args: { shape: 'arch' } };
export const Sun: Story = { globals: { brand: 'mk' }, args: { shape: 'sun' } };
export const Square: Story = { globals: { brand: 'kampus' }, args: { shape: 'square' } };
export const Dark: Story = { globals: { theme: 'dark' } };
