import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './search-box.tsx';

export default {
  title: 'Page/SearchBox',
  component: SearchBox,
  args: {
    action: '/poslovi',
    label: 'Pretraga poslova',
    what: { name: 'sto', label: 'Što tražite?', placeholder: 'Radno mjesto, vještina ili tvrtka' },
    where: { name: 'gdje', label: 'Gdje?', placeholder: 'Grad ili županija' },
    submitLabel: 'Pretraži',
    hidden: [['redoslijed', 'najnovije']],
  },
} satisfies Meta<typeof SearchBox>;

type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};
export const InBar: Story = {
  args: {
    look: 'bar',
    what: { name: 'sto', label: 'Što tražite?', value: 'skladištar' },
    where: { name: 'gdje', label: 'Gdje?', value: 'Zagreb i 30 km uokolo' },
  },
};
export const Macedonian: Story = {
  args: {
    label: 'Пребарување работни места',
    what: { name: 'sto', label: 'Што барате?', placeholder: 'Работно место, вештина или компанија' },
    where: { name: 'kade', label: 'Каде?', placeholder: 'Град или регион' },
    submitLabel: 'Пребарај',
  },
};
