import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareRow } from './share-row.tsx';

export default {
  title: 'Jobs/ShareRow',
  component: ShareRow,
  args: {
    actions: [
      { action: 'share', label: 'Podijeli', done: 'Poveznica je kopirana' },
      { action: 'print', label: 'Ispiši' },
      { action: 'report', label: 'Prijavi problem s oglasom' },
    ],
  },
} satisfies Meta<typeof ShareRow>;

export const Three: StoryObj<typeof ShareRow> = {};
