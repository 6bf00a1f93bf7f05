import type { Meta, StoryObj } from '@storybook/react-vite';
import { DropZone } from './drop-zone.tsx';

export default {
  title: 'Form/DropZone',
  component: DropZone,
  args: {
    id: 'files',
    multiple: true,
    label: 'Odaberi datoteke',
    note: 'ili ih povucite ovamo · najviše 5, do 10 MB svaka',
  },
} satisfies Meta<typeof DropZone>;

type Story = StoryObj<typeof DropZone>;

export const Empty: Story = {};
export const Invalid: Story = { args: { 'aria-invalid': true } };
