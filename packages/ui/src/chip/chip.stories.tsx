import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobeIcon } from '../icons/globe.tsx';
import { Chip, ChipLink, Chips } from './chip.tsx';

export default { title: 'Kit/Chip', component: Chip, args: { children: 'Zagreb' } } satisfies Meta<typeof Chip>;

type Story = StoryObj<typeof Chip>;

export const Plain: Story = {};
export const On: Story = { args: { on: true } };
export const WithCount: Story = { args: { children: 'Dalmacija', count: '31' } };
export const WithIcon: Story = { args: { children: 'Hrvatski', icon: <GlobeIcon size="s" /> } };

export const ActiveFilters: Story = {
  render: () => (
    <Chips label="Aktivni filtri" scroll>
      {['skladištar', 'Zagreb + 30 km', 'od 1.200 €', 'Na neodređeno', 'Puno radno vrijeme'].map((filter) => (
        <ChipLink key={filter} href="/poslovi" on removeLabel="Ukloni filtar">
          {filter}
        </ChipLink>
      ))}
      <ChipLink href="/poslovi" unresolved removeLabel="Ukloni nepoznato mjesto">
        „Žitnjk”
      </ChipLink>
    </Chips>
  ),
};

export const LongestWords: Story = {
  args: {
    children: 'Samostalni elektrotehničar-specijalist za visokonaponska postrojenja',
    on: true,
    removeLabel: 'Ukloni',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const Macedonian: Story = { args: { children: 'Полно работно време', on: true, removeLabel: 'Отстрани' } };
