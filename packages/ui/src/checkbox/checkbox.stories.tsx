import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

export default {
  title: 'Form/Checkbox',
  component: Checkbox,
  args: { id: 'permanent', name: 'contract', label: 'Na neodređeno vrijeme' },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true, count: '174' } };
export const Disabled: Story = { args: { disabled: true } };
export const Radio: Story = { args: { type: 'radio', defaultChecked: true, label: 'Nepuno radno vrijeme' } };
export const WithError: Story = {
  args: {
    error: 'Bez prihvaćanja ne možemo poslati prijavu',
    label: (
      <>
        Prihvaćam <TextLink href="/uvjeti">uvjete korištenja</TextLink>
      </>
    ),
  },
};
export const Macedonian: Story = { args: { label: 'Прифаќам да ми праќате слични огласи', defaultChecked: true } };
