import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'full', label: 'Puno radno vrijeme', count: '174' },
  { value: 'part', label: 'Nepuno radno vrijeme', count: '32' },
  { value: 'student', label: 'Studentski posao', count: '0', disabled: true },
];
const directions = [
  { value: 'gross', label: 'Bruto u neto' },
  { value: 'net', label: 'Neto u bruto' },
];

export default {
  title: 'Form/RadioGroup',
  component: RadioGroup,
  args: { id: 'time', name: 'time', label: 'Radno vrijeme', options, defaultValue: 'part' },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const List: Story = {};
export const NoneYet: Story = { args: { defaultValue: undefined, error: 'Odaberite radno vrijeme' } };
export const Cards: Story = {
  args: {
    label: 'Životopis',
    look: 'cards',
    options: [
      { value: 'full', label: 'Životopis s Radara', note: 'Dopunjen 14. 11. 2026.' },
      { value: 'part', label: 'Kovacic_zivotopis.pdf', note: 'PDF, 1,2 MB' },
    ],
  },
};
export const Segments: Story = {
  args: { label: 'Smjer', look: 'segments', options: directions, defaultValue: 'gross' },
};
export const Dark: Story = { ...Segments, globals: { theme: 'dark' } };
export const LongestWords: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    look: 'segments',
    label: 'Način obračuna',
    options: [
      { value: 'full', label: 'Od ugovorenog bruto iznosa' },
      { value: 'part', label: 'Od iznosa koji stiže na račun' },
    ],
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Насока',
    look: 'segments',
    options: [
      { value: 'full', label: 'Бруто во нето' },
      { value: 'part', label: 'Нето во бруто' },
    ],
  },
};

const onValueChange = fn();

export const Keyboard: Story = {
  args: { ...Segments.args, onValueChange },
  play: async ({ canvasElement }) => {
    onValueChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bruto u neto' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Neto u bruto' })).toBeChecked();
    await expect(onValueChange).toHaveBeenLastCalledWith('net');
  },
};
