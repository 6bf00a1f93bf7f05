import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MagnifyingGlassIcon } from '../icons/magnifying-glass.tsx';
import { AutocompleteField, type AutocompleteFieldProps } from './autocomplete.tsx';

const groups = [
  {
    heading: 'Radna mjesta',
    suggestions: [
      { id: 'p1', label: 'Skladištar', note: '86 oglasa' },
      { id: 'p2', label: 'Skladišni viličarist' },
    ],
  },
  { heading: 'Poslodavci', suggestions: [{ id: 'e1', label: 'Skladišta Sever d.o.o.' }] },
];

const find: AutocompleteFieldProps['search'] = (query) =>
  Promise.resolve(
    groups
      .map((group) => ({
        ...group,
        suggestions: group.suggestions.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
      }))
      .filter(({ suggestions }) => suggestions.length > 0),
  );

type Props = Omit<AutocompleteFieldProps, 'value' | 'onValueChange'> & { start?: string };

function Search({ start = '', ...rest }: Props) {
  const [text, setText] = useState(start);
  return (
    <div style={{ maxWidth: 384, minHeight: 320 }}>
      <AutocompleteField {...rest} value={text} onValueChange={setText} />
    </div>
  );
}

export default {
  title: 'Form/Autocomplete',
  component: Search,
  args: {
    id: 'what',
    label: 'Što tražite?',
    placeholder: 'Radno mjesto ili tvrtka',
    search: find,
    before: <MagnifyingGlassIcon />,
  },
} satisfies Meta<typeof Search>;

type Story = StoryObj<typeof Search>;

const type =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  };

export const Empty: Story = {};
export const WithError: Story = { args: { start: 'x', error: 'Napišite barem dva slova' } };
export const Open: Story = { play: type('skl') };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const LongestWords: Story = {
  args: {
    search: () =>
      Promise.resolve([
        {
          heading: 'Radna mjesta iz cijele županije i okolnih gradova',
          suggestions: [
            {
              id: '1',
              label: 'Samostalni elektrotehničar-specijalist za visokonaponska postrojenja',
              note: '3 oglasa',
            },
          ],
        },
      ]),
  },
  play: type('elektro'),
};

export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Што барате?',
    placeholder: 'Работно место или компанија',
    search: () =>
      Promise.resolve([
        { heading: 'Работни места', suggestions: [{ id: '1', label: 'Магационер', note: '24 огласи' }] },
      ]),
  },
  play: type('маг'),
};

const onChoose = fn();

export const Keyboard: Story = {
  args: { onChoose },
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const field = within(canvasElement).getByRole('combobox', { name: 'Što tražite?' });
    await userEvent.type(field, 'skl');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(screen.getByRole('group', { name: 'Poslodavci' })).toBeInTheDocument();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const last = screen.getByRole('option', { name: 'Skladišta Sever d.o.o.' });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('skl');

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Skladištar');
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' }));
  },
};

export const EmptyQueryClears: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'skl');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.clear(field);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryAllByRole('option', { hidden: true })).toHaveLength(0);
  },
};
