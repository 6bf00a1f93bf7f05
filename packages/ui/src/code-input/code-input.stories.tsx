import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { describe, Field } from '../field/field.tsx';
import { CodeInput } from './code-input.tsx';

function CodeField({ start = '', error }: { start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  const hint = 'Pet znamenki poslali smo na marija.kovacic@posta.hr. Vrijedi 10 minuta.';
  return (
    <Field id="code" label="Kôd za potvrdu" hint={hint} error={error}>
      <CodeInput {...describe('code', { hint, error })} value={code} onValueChange={setCode} />
    </Field>
  );
}

export default { title: 'Form/CodeInput', component: CodeField } satisfies Meta<typeof CodeField>;

type Story = StoryObj<typeof CodeField>;

export const Empty: Story = {};
export const Half: Story = { args: { start: '407' } };
export const Wrong: Story = { args: { start: '40712', error: 'Kôd nije točan. Provjerite zadnju poruku.' } };

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Kôd za potvrdu');
    await userEvent.click(input);
    await userEvent.paste('Kôd: 40 712');
    await expect(input).toHaveValue('40712');
    await userEvent.keyboard('9{Backspace}');
    await expect(input).toHaveValue('4071');
  },
};
