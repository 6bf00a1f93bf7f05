import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { TextField } from './input.tsx';

export default {
  title: 'Form/Input',
  component: TextField,
  args: { id: 'place', name: 'place', label: 'Mjesto' },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = { args: { placeholder: 'npr. Šibenik' } };
export const Filled: Story = { args: { defaultValue: 'Čakovec', optionalLabel: '(nije obavezno)' } };
export const WithHint: Story = { args: { hint: 'Pomoć stoji iznad polja.' } };
export const WithError: Story = { args: { defaultValue: 'zeljka@', error: 'Neispravna e-pošta' } };
export const Disabled: Story = { args: { defaultValue: 'Ne može se mijenjati', disabled: true } };
export const Busy: Story = { args: { defaultValue: 'skladiš', busy: true } };
export const WithUnit: Story = { args: { label: 'Plaća', after: '€ bruto', inputMode: 'numeric' } };
export const WithButton: Story = {
  args: {
    label: 'Lozinka',
    type: 'password',
    defaultValue: 'lozinka12',
    after: <IconButton label="Prikaži lozinku" icon={<EyeIcon />} />,
  },
};
export const LongestWords: Story = {
  args: {
    label: 'Naziv radnog mjesta na kojem ste radili prije ovoga, onako kako piše u ugovoru o radu',
    defaultValue: 'Samostalni elektrotehničar-specijalist za visokonaponska postrojenja',
    error: 'Skratite na 60 znakova ili ispustite dio koji se ponavlja u opisu poslova ispod ovog polja',
  },
};
export const Macedonian: Story = {
  args: { label: 'Презиме', hint: 'Како во личната карта.', error: 'Внесете го презимето' },
};

/** Pasted from a language that runs the other way: the field follows it, the page does not. */
export const RightToLeft: Story = {
  args: { label: 'Ime', hint: 'Kako piše u putovnici.', defaultValue: 'محمد عبد الرحمن الأنصاري' },
};
