import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../input/input.tsx';
import { Tabs } from './tabs.tsx';

export default {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Račun',
    tabs: [
      { id: 'login', label: 'Prijava', content: <TextField id="login-email" label="E-pošta" type="email" /> },
      { id: 'register', label: 'Registracija', content: <TextField id="register-name" label="Ime" /> },
    ],
  },
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

export const First: Story = {};
export const Second: Story = { args: { defaultValue: 'register' } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Disabled: Story = {
  args: {
    tabs: [
      { id: 'active', label: 'Aktivne', content: <p>Tri prijave čekaju odgovor.</p> },
      { id: 'archive', label: 'Arhiva', content: <p>Prazno.</p>, disabled: true },
    ],
  },
};

export const LongestWords: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    tabs: [
      { id: 'a', label: 'Preporučeno za vas', content: <p>14 oglasa</p> },
      { id: 'b', label: 'Spremljene pretrage s obavijestima', content: <p>2 pretrage</p> },
      { id: 'c', label: 'Praćeni poslodavci', content: <p>9 poslodavaca</p> },
    ],
  },
};

export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Сметка',
    tabs: [
      { id: 'login', label: 'Најава', content: <p>Добре дојдовте назад.</p> },
      { id: 'register', label: 'Регистрација', content: <p>Отворете сметка.</p> },
    ],
  },
};

const onValueChange = fn();

export const Keyboard: Story = {
  args: { onValueChange },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    const canvas = within(canvasElement);
    const [login, register] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(login).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(register).toHaveFocus();
    await expect(register).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Registracija' })).toBeVisible();
    await expect(onValueChange).toHaveBeenLastCalledWith('register');
    await userEvent.keyboard('{ArrowRight}');
    await expect(login).toHaveFocus();
    await userEvent.keyboard('{End}{Tab}{Tab}');
    await userEvent.keyboard('Ivona');
    await userEvent.click(login ?? canvasElement);
    await userEvent.click(register ?? canvasElement);
    await expect(canvas.getByLabelText('Ime')).toHaveValue('Ivona');
  },
};
