import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './number-input.tsx';

function Amount({ start = '', ...rest }: Omit<NumberFieldProps, 'value' | 'onValueChange'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxWidth: 384 }}>
      <NumberField {...rest} value={value} onValueChange={setValue} />
    </div>
  );
}

export default {
  title: 'Form/NumberInput',
  component: Amount,
  args: { id: 'pay', label: 'Bruto plaća', after: '€ mjesečno' },
} satisfies Meta<typeof Amount>;

type Story = StoryObj<typeof Amount>;

const steps = { lessLabel: 'Manje', moreLabel: 'Više' };

export const Empty: Story = { args: { placeholder: '0,00' } };
export const Filled: Story = { args: { start: '1800,50' } };
export const WithError: Story = { args: { start: '99', error: 'Najmanje 970,00 €' } };
export const Steps: Story = { args: { label: 'Djeca', after: undefined, steps, start: '2' } };
export const AtTheLeast: Story = { args: { label: 'Djeca', after: undefined, steps, start: '0' } };
export const Disabled: Story = { args: { label: 'Djeca', after: undefined, steps, start: '2', disabled: true } };
export const Dark: Story = { ...Steps, globals: { theme: 'dark' } };
export const LongestWords: Story = {
  args: {
    label: 'Ukupni mjesečni trošak poslodavca prije svih olakšica',
    after: '€ bruto II. mjesečno',
    start: '2097,00',
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: { label: 'Бруто плата', after: 'ден. месечно', start: '45000' },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Bruto plaća');
    await userEvent.tab();
    await userEvent.keyboard('1a8-0,,5.');
    await expect(field).toHaveValue('180,5');
    await userEvent.clear(field);
    await userEvent.paste('1.250,00 €');
    await expect(field).toHaveValue('125000');
  },
};

export const KeyboardSteps: Story = {
  args: { label: 'Djeca', after: undefined, steps, start: '1', max: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Djeca' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('3');
    await expect(field).toHaveAttribute('aria-valuenow', '3');
    await expect(canvas.getByRole('button', { name: 'Više' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await expect(field).toHaveValue('2');
  },
};
