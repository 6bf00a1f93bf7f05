import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobList } from './job-list.tsx';
import { JobRow } from './job-row.tsx';
import { aJobCard, longestJobCard } from './job-card.samples.ts';

export default {
  title: 'Jobs/JobList',
  component: JobList,
} satisfies Meta<typeof JobList>;

export const Results: StoryObj<typeof JobList> = {
  args: {
    label: 'Rezultati pretrage',
    children: [
      <JobRow
        key="1"
        {...aJobCard({
          jobId: '1',
          flags: [
            { kind: 'top', text: 'Top oglas' },
            { kind: 'new', text: 'Novo' },
          ],
        })}
        highlighted
      />,
      <JobRow
        key="2"
        {...aJobCard({
          jobId: '2',
          title: 'Komisioner u hladnom skladištu (m/ž)',
          employer: { name: 'Košara Trgovine', hue: 20 },
          place: 'Zagreb, Jankomir',
          facts: ['9 km', 'Bez noćnog rada'],
          pay: { amount: '1.250 – 1.400 €', unit: 'bruto' },
          net: '≈ 911 – 1.000 € neto u Zagrebu',
          flags: [{ kind: 'new', text: 'Novo' }],
        })}
      />,
      <JobRow
        key="3"
        {...aJobCard({
          jobId: '3',
          title: 'Skladišni radnik (m/ž)',
          employer: { name: 'Prijevoz Sljeme', hue: 160 },
          place: 'Sveta Nedelja',
          facts: ['17 km', 'Prijevoz organiziran'],
          flags: [{ kind: 'soon', text: 'Još 2 dana' }],
          saved: true,
        })}
      />,
      <JobRow
        key="4"
        {...aJobCard({
          jobId: '4',
          title: 'Voditelj skladišta (m/ž)',
          employer: { name: 'Oglas za klijenta', hue: 220, anonymous: true },
          place: 'Velika Gorica',
          facts: ['15 km', 'Na neodređeno'],
          pay: null,
          net: null,
          seen: true,
          flags: [{ kind: 'seen', text: 'Pregledano' }],
        })}
      />,
      <JobRow key="5" {...longestJobCard} />,
      <JobRow
        key="6"
        {...aJobCard({
          jobId: '6',
          title: 'Carinski skladištar (m/ž)',
          flags: [{ kind: 'done', text: 'Prijavljeno 14. 11.' }],
        })}
      />,
    ],
  },
};
