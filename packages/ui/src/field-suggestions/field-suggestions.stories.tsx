import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchBox } from '../search-box/search-box.tsx';
import { FieldSuggestions, type FieldSuggestionsProps } from './field-suggestions.tsx';

type Props = Pick<FieldSuggestionsProps<unknown>, 'whenEmpty' | 'onChoose'>;

const names = ['Skladištar', 'Skladišni viličarist', 'Konobar'];
const search: FieldSuggestionsProps<unknown>['search'] = (query) =>
  Promise.resolve([
    {
      heading: 'Radna mjesta',
      suggestions: names
        .filter((name) => name.toLowerCase().startsWith(query.toLowerCase()))
        .map((name) => ({ id: name, label: name, note: '86 oglasa' })),
    },
  ]);

function Page({ whenEmpty, onChoose }: Props) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <div
      style={{ minHeight: 360 }}
      onFocus={({ target }) => target instanceof HTMLInputElement && target.name === 'query' && setField(target)}
    >
      <SearchBox
        action="/pretraga-poslova"
        label="Pretraga poslova"
        what={{ name: 'query', label: 'Što tražite?', placeholder: 'Radno mjesto ili tvrtka' }}
        where={{ name: 'locations', label: 'Gdje?', placeholder: 'Grad ili županija' }}
        submitLabel="Pretraži"
      >
        {field && (
          <FieldSuggestions
            field={field}
            label="Prijedlozi"
            search={search}
            {...(whenEmpty && { whenEmpty })}
            onChoose={(suggestion) => {
              field.value = suggestion.label;
              onChoose(suggestion);
            }}
          />
        )}
      </SearchBox>
    </div>
  );
}

const onChoose = fn();

export default {
  title: 'Form/Field suggestions',
  component: Page,
  args: { onChoose },
} satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

export const Plain: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Što tražite?' }));
    const field = await canvas.findByRole('combobox', { name: 'Što tražite?' });
    await userEvent.type(field, 'skl');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /viličarist/ });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('skl');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Skladištar');
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Skladištar' }));
  },
};

export const WhenEmpty: Story = {
  args: {
    whenEmpty: [{ heading: 'Nedavne pretrage', suggestions: [{ id: '1', label: 'konobar · Split' }] }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Što tražite?' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'konobar · Split' })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  },
};
