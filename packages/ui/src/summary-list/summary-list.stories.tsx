import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { SummaryList } from './summary-list.tsx';

const edit = (part: string) => (
  <Button look="text">
    Uredi<span className="sr"> {part}</span>
  </Button>
);

export default {
  title: 'Form/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      {
        term: 'Kontakt',
        value: 'Marija Kovačić\nmarija.kovacic@posta.hr\n+385 91 234 5678',
        action: edit('kontakt'),
      },
      { term: 'Životopis', value: 'Životopis s Radara', action: edit('životopis') },
      { term: 'Dokumenti', value: 'Kovacic_zivotopis_2026_konacna_verzija_za_slanje_stvarno_zadnja.pdf' },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export const Overview: StoryObj<typeof SummaryList> = {};
