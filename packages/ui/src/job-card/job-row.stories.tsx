import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobList } from './job-list.tsx';
import { JobRow } from './job-row.tsx';
import { aJobCard, longestJobCard, macedonianJobCard } from './job-card.samples.ts';

export default {
  title: 'Jobs/JobRow',
  component: JobRow,
  args: aJobCard(),
  decorators: [
    (Story) => (
      <JobList label="Poslovi">
        <Story />
      </JobList>
    ),
  ],
} satisfies Meta<typeof JobRow>;

type Story = StoryObj<typeof JobRow>;

export const Standard: Story = {};

export const Highlighted: Story = {
  args: {
    highlighted: true,
    flags: [
      { kind: 'top', text: 'Top oglas' },
      { kind: 'new', text: 'Novo' },
    ],
  },
};

export const WithoutPay: Story = { args: { pay: null, net: null } };

export const EndsSoon: Story = { args: { flags: [{ kind: 'soon', text: 'Još 2 dana' }] } };

export const Seen: Story = { args: { seen: true, flags: [{ kind: 'seen', text: 'Pregledano' }] } };

export const Applied: Story = { args: { flags: [{ kind: 'done', text: 'Prijavljeno 14. 11.' }] } };

export const Saved: Story = { args: { saved: true } };

export const Anonymous: Story = {
  args: { employer: { name: 'Oglas za klijenta', hue: 220, anonymous: true }, saveLabel: undefined },
};

export const Longest: Story = { args: { ...longestJobCard, highlighted: true } };

export const Macedonian: Story = { args: macedonianJobCard };
