import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';

export default {
  title: 'Form/Stepper',
  component: Stepper,
  args: { label: 'Koraci', steps: ['Kontakt', 'Životopis', 'Pismo', 'Dokumenti', 'Pregled'], current: 2 },
} satisfies Meta<typeof Stepper>;

type Story = StoryObj<typeof Stepper>;

export const First: Story = { args: { current: 0 } };
export const Middle: Story = {};
export const Last: Story = { args: { current: 4 } };
export const Way: Story = {
  args: { steps: ['Proslijeđeno', 'Pregledano', 'Selekcija'], current: 1, allNames: true, numbered: false },
};
export const Macedonian: Story = {
  args: { label: 'Чекори', steps: ['Контакт', 'Биографија', 'Мотивациско писмо', 'Документи', 'Преглед'], current: 3 },
};
