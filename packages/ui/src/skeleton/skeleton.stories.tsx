import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobListSkeleton } from './skeleton.tsx';

export default {
  title: 'Jobs/JobListSkeleton',
  component: JobListSkeleton,
  args: { label: 'Učitavanje', rows: 3 },
} satisfies Meta<typeof JobListSkeleton>;

export const Loading: StoryObj<typeof JobListSkeleton> = {};
