import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextareaField } from './textarea.tsx';

export default {
  title: 'Form/Textarea',
  component: TextareaField,
  args: {
    id: 'letter',
    name: 'letter',
    label: 'Tekst pisma',
    hint: 'Tri rečenice su dovoljne: zašto oni, što znate, kad možete početi.',
  },
} satisfies Meta<typeof TextareaField>;

type Story = StoryObj<typeof TextareaField>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    defaultValue:
      'Poštovani, u ambulanti radim šest godina i najviše volim dane kad čekaonica krene na vrijeme. Vidjela sam da tražite nekoga tko snima EKG i vodi naručivanje, upravo to sada radim u Dugom Selu.',
  },
};
export const WithError: Story = { args: { error: 'Najviše 2.000 znakova' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  args: { defaultValue: 'تحية طيبة، أعمل في مستودع منذ ست سنوات وأقود الرافعة الشوكية (Toyota 8FBE).' },
};
export const LongestWords: Story = {
  args: {
    label: 'Zašto se prijavljujete baš na ovo radno mjesto samostalnog elektrotehničara-specijalista',
    defaultValue: 'Nebenanlagenüberwachungsbeauftragter'.repeat(4),
  },
};
