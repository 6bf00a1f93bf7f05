import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveLine } from './live-line.tsx';

export default {
  title: 'Jobs/LiveLine',
  component: LiveLine,
  args: { children: 'Oglas je aktivan. Zadnja provjera danas u 8:40.' },
} satisfies Meta<typeof LiveLine>;

type Story = StoryObj<typeof LiveLine>;

export const Live: Story = {};
export const Ended: Story = { args: { kind: 'ended', children: 'Prijave su zatvorene 2. 12. 2026.' } };
export const Saved: Story = { args: { kind: 'saved', children: 'Skica spremljena u 10:42' } };
export const Unsent: Story = { args: { kind: 'unsent', children: 'Nije poslano, spremljeno 21. 11. 2026. u 10:42' } };
export const Macedonian: Story = { args: { children: 'Огласот е активен. Последна проверка денес во 8:40.' } };
