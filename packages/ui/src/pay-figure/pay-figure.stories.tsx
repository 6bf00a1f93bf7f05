import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayFigure } from './pay-figure.tsx';

export default {
  title: 'Jobs/PayFigure',
  component: PayFigure,
  args: {
    amount: '1.700 – 1.950 €',
    unit: 'bruto mjesečno',
    net: '≈ 1.185 – 1.339 € neto',
    noPay: 'Plaća nije navedena',
  },
} satisfies Meta<typeof PayFigure>;

type Story = StoryObj<typeof PayFigure>;

export const Headline: Story = {};
export const Beside: Story = { args: { size: 'm' } };
export const InCard: Story = { args: { size: 's' } };
export const Unsaid: Story = { args: { amount: null } };
export const Macedonian: Story = {
  args: { amount: '62.000 – 74.000 ден.', unit: 'бруто месечно', net: '≈ 41.269 – 49.045 ден. нето' },
};
