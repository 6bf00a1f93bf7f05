import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelectField } from './native-select.tsx';

export default {
  title: 'Form/Native select',
  component: NativeSelectField,
  args: {
    id: 'nationality',
    name: 'nationality',
    label: 'Državljanstvo',
    noneLabel: 'Nije navedeno',
    options: [
      { value: 'HR', label: 'Hrvatska' },
      { value: 'BA', label: 'Bosna i Hercegovina' },
      { value: 'GS', label: 'Južna Georgija i otoci Južni Sandwich' },
    ],
  },
} satisfies Meta<typeof NativeSelectField>;

type Story = StoryObj<typeof NativeSelectField>;

export const Empty: Story = { args: { optionalLabel: '(nije obavezno)' } };
export const Chosen: Story = { args: { defaultValue: 'GS' } };
export const WithError: Story = { args: { error: 'Odaberite državu s popisa' } };
export const Disabled: Story = { args: { disabled: true } };
