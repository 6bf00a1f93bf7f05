import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

export default { title: 'Kit/Meter', component: Meter } satisfies Meta<typeof Meter>;

type Story = StoryObj<typeof Meter>;

export const Bar: Story = { args: { label: 'Prikazano 14 od 86', value: 14, max: 86 } };
export const Segments: Story = { args: { label: 'Ispunjeno 6 od 7', value: 6, max: 7, look: 'segments' } };
