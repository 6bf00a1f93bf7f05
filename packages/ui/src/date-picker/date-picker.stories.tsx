import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePickerField, type DatePickerFieldProps } from './date-picker.tsx';
import type { IsoDate } from './index.ts';

const labels = {
  choose: 'Odaberi datum',
  clear: 'Očisti datum',
  previousMonth: 'Prethodni mjesec',
  nextMonth: 'Sljedeći mjesec',
  chooseYear: 'odaberi godinu',
};

type Props = Omit<DatePickerFieldProps, 'value' | 'onValueChange'> & { start?: IsoDate };

function Start({ start, ...rest }: Props) {
  const [value, setValue] = useState<IsoDate | null>(start ?? null);
  return (
    <div style={{ maxWidth: 384, minHeight: 480 }}>
      <DatePickerField {...rest} value={value} onValueChange={setValue} />
      <output data-testid="value" hidden>
        {value}
      </output>
    </div>
  );
}

export default {
  title: 'Form/DatePicker',
  component: Start,
  args: { id: 'start', label: 'Početak rada', locale: 'hr', labels, firstWeekday: 1, start: '2026-11-26' },
} satisfies Meta<typeof Start>;

type Story = StoryObj<typeof Start>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

export const Empty: Story = { args: { start: undefined, placeholder: 'npr. 26. 11. 2026.' } };
export const Filled: Story = { args: { clearable: true, hint: 'Može i procjena.' } };
export const WithError: Story = { args: { error: 'Odaberite dan nakon 20. 11. 2026.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = { play: open, args: { min: '2026-11-20' } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const FromSunday: Story = { play: open, args: { firstWeekday: undefined, locale: 'en' } };

export const Years: Story = {
  args: { max: '2026-12-31' },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: /odaberi godinu/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: '2026' })).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(100);
    await expect(screen.getByRole('option', { name: '1950' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await waitFor(() => expect(screen.getByRole('grid', { name: 'studeni 2021.' })).toBeVisible());
  },
};

export const Macedonian: Story = {
  play: open,
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Почеток на работа',
    locale: 'mk',
    labels: {
      choose: 'Изберете датум',
      clear: 'Избриши',
      previousMonth: 'Претходен месец',
      nextMonth: 'Следен месец',
      chooseYear: 'изберете година',
    },
  },
};

export const LongestWords: Story = {
  play: open,
  args: {
    label: 'Prvi dan na kojem biste mogli početi raditi ako se s poslodavcem odmah dogovorite',
    start: '2026-09-30',
    locale: 'en',
  },
};

export const Keyboard: Story = {
  args: { min: '2026-11-20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Početak rada')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/26\. studenoga 2026/)).toHaveFocus());

    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(day(/, 4\. prosinca 2026/)).toHaveFocus());
    await expect(screen.getByRole('grid', { name: 'prosinac 2026.' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(day(/30\. studenoga 2026/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day(/20\. studenoga 2026/)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('value')).toHaveTextContent('2027-11-20'));
    await expect(canvas.getByRole('button', { name: 'Odaberi datum' })).toHaveFocus();
    await expect(canvas.getByLabelText('Početak rada')).toHaveValue('20. 11. 2027.');
  },
};

const onInvalid = fn();

export const Typed: Story = {
  args: { min: '2026-11-20', clearable: true, onInvalid },
  play: async ({ canvasElement }) => {
    onInvalid.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Početak rada');
    const value = canvas.getByTestId('value');
    const write = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Tab}`);
    };
    await write('1.12.2026');
    await expect(value).toHaveTextContent('2026-12-01');
    await expect(field).toHaveValue('01. 12. 2026.');
    await write('2026-12-24');
    await expect(value).toHaveTextContent('2026-12-24');
    await write('sutra');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(onInvalid).toHaveBeenLastCalledWith('unreadable', 'sutra');
    await write('1. 1. 2026.');
    await expect(onInvalid).toHaveBeenLastCalledWith('before-min', '1. 1. 2026.');
    await expect(value).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Očisti datum' }));
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveFocus();
  },
};
