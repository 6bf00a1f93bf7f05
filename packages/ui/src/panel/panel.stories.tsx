import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalculatorIcon } from '../icons/calculator.tsx';
import { TextLink } from '../link/link.tsx';
import { Panel } from './panel.tsx';

export default {
  title: 'Page/Panel',
  component: Panel,
  args: { heading: 'Plaća', children: '1.700 – 1.950 € bruto mjesečno' },
} satisfies Meta<typeof Panel>;

type Story = StoryObj<typeof Panel>;

export const WithHeading: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <TextLink href="/kalkulator" alone>
        <CalculatorIcon size="s" />
        Izračunaj za moje mjesto
      </TextLink>
    ),
  },
};
export const Bare: Story = { args: { heading: undefined } };
