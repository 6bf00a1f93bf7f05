import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

export default {
  title: 'Form/Switch',
  component: Switch,
  args: { id: 'visible', label: 'Vidljiv u bazi životopisa' },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true, note: 'Poslodavci vide životopis i mogu vam pisati.' } };
export const Disabled: Story = { args: { disabled: true, note: 'Najprije dodajte kontakt i obrazovanje.' } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const LongestWords: Story = {
  args: {
    label:
      'Obavijesti me e-poštom čim se pojavi oglas za samostalnog elektrotehničara-specijalista u Međimurskoj županiji',
    defaultChecked: true,
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: { label: 'Видлив во базата на биографии', defaultChecked: true },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Vidljiv u bazi životopisa' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
