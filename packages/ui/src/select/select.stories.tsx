import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SelectOption } from './index.ts';
import { SelectField, type SelectFieldProps } from './select.tsx';

const named = (...labels: string[]): SelectOption[] => labels.map((label) => ({ value: label, label }));

const places = named(
  'Bjelovar',
  'Čakovec',
  'Dubrovnik',
  'Krapina',
  'Križevci',
  'Krk',
  'Međimurska',
  'Šibenik',
  'Zadar',
  'Zagreb',
);
const kinds = [
  ...named('Puno radno vrijeme', 'Nepuno radno vrijeme', 'Sezonski'),
  { value: 's', label: 'Studentski', disabled: true },
];

type Props = Omit<SelectFieldProps, 'value' | 'onValueChange' | 'multiple' | 'unselectable'> & {
  start?: SelectOption[];
  multiple?: boolean;
  unselectable?: boolean;
};

function Place({ start = [], multiple = false, unselectable, ...rest }: Props) {
  const [value, setValue] = useState<readonly SelectOption[]>(start);
  return (
    <div style={{ maxWidth: 384, minHeight: 400 }}>
      {multiple ? (
        <SelectField {...rest} multiple value={value} onValueChange={setValue} />
      ) : (
        <SelectField
          {...rest}
          unselectable={unselectable}
          value={value[0] ?? null}
          onValueChange={(next) => setValue(next ? [next] : [])}
        />
      )}
      <output data-testid="value" hidden>
        {value.map((option) => option.value).join('|')}
      </output>
    </div>
  );
}

export default {
  title: 'Form/Select',
  component: Place,
  args: {
    id: 'kind',
    label: 'Radno vrijeme',
    placeholder: 'Odaberite',
    options: kinds,
    noOptionsText: 'Nema rezultata',
    loadingText: 'Učitavanje…',
  },
} satisfies Meta<typeof Place>;

type Story = StoryObj<typeof Place>;

const several = {
  id: 'places',
  label: 'Lokacije',
  options: places,
  multiple: true,
  start: named('Zagreb', 'Međimurska'),
  removeLabel: (label: string) => `Ukloni ${label}`,
  createLabel: (query: string) => `Dodaj „${query}”`,
};

export const Empty: Story = {};
export const Chosen: Story = { args: { start: named('Sezonski') } };
export const WithError: Story = { args: { hint: 'Kako piše u ugovoru.', error: 'Odaberite radno vrijeme' } };
export const Disabled: Story = { args: { disabled: true, start: named('Sezonski') } };
export const DisabledWithTags: Story = { args: { ...several, disabled: true } };
export const Tags: Story = { args: several };

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};

export const Open: Story = { play: open, args: { start: named('Nepuno radno vrijeme') } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const Macedonian: Story = {
  play: open,
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Работно време',
    placeholder: 'Изберете',
    options: named('Полно работно време', 'Скратено работно време', 'Сезонска работа'),
  },
};

export const LongestWords: Story = {
  args: {
    ...several,
    start: named('Samostalni elektrotehničar-specijalist za visokonaponska postrojenja i mjerenja', 'Zagreb'),
  },
};

export const TypedAndCreatable: Story = {
  args: { ...several, creatable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Lokacije' });
    await userEvent.type(field, 'kr');
    const rows = await screen.findAllByRole('option');
    await expect(rows.map((row) => row.textContent)).toEqual(['Krapina', 'Križevci', 'Krk', 'Dodaj „kr”']);
    await waitFor(() => expect(rows[0]).toBeVisible());
  },
};

export const DarkTags: Story = { ...TypedAndCreatable, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Radno vrijeme' });
    const value = canvas.getByTestId('value');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const option = (name: string) => screen.getByRole('option', { name });
    await expect(field).toHaveAttribute('aria-activedescendant', option('Puno radno vrijeme').id);
    await userEvent.keyboard('{End}');
    await expect(field).toHaveAttribute('aria-activedescendant', option('Sezonski').id);
    await userEvent.keyboard('{Enter}');
    await expect(value).toHaveTextContent('Sezonski');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect(option('Sezonski')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(value).toHaveTextContent('Sezonski');

    await userEvent.keyboard('ne');
    await expect(field).toHaveAttribute('aria-activedescendant', option('Nepuno radno vrijeme').id);
    await userEvent.keyboard('{Enter}');
    await expect(value).toHaveTextContent('Nepuno radno vrijeme');
  },
};

export const ChosenAgain: Story = {
  args: { start: named('Sezonski') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Sezonski' }));
    await expect(canvas.getByTestId('value')).toBeEmptyDOMElement();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Studentski' }));
    await expect(canvas.getByTestId('value')).toBeEmptyDOMElement();
  },
};

export const NotUnselectable: Story = {
  args: { start: named('Sezonski'), unselectable: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Sezonski' }));
    await expect(canvas.getByTestId('value')).toHaveTextContent('Sezonski');
  },
};

export const KeyboardTags: Story = {
  args: { ...several, creatable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Lokacije' });
    const value = canvas.getByTestId('value');
    field.focus();
    await userEvent.keyboard('sibe{Enter}');
    await expect(value).toHaveTextContent('Zagreb|Međimurska|Šibenik');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('Knin{Enter}{Escape}');
    await expect(value).toHaveTextContent('Zagreb|Međimurska|Šibenik|Knin');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(value).toHaveTextContent('Zagreb|Međimurska');
    await userEvent.keyboard('zagreb{Enter}');
    await expect(value).toHaveTextContent(/^Međimurska$/);

    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni Međimurska' }));
    await expect(value).toBeEmptyDOMElement();
    await expect(field).toHaveFocus();
  },
};

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const Searched: Story = {
  args: {
    id: 'place',
    label: 'Mjesto',
    search: async (query) => {
      await wait(200);
      return places.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Mjesto' });
    await userEvent.click(field);
    await expect(await screen.findByText('Učitavanje…')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(places.length));
    await userEvent.keyboard('zad');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Zadar');
    await userEvent.keyboard('xyz');
    await expect(await screen.findByText('Nema rezultata')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Zadar');
  },
};

export const SearchFails: Story = {
  args: { label: 'Mjesto', search: () => Promise.reject(new Error('no line')), failedText: 'Greška pri učitavanju' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByText('Greška pri učitavanju')).toBeVisible();
  },
};
