import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LockSimpleIcon } from '../icons/lock-simple.tsx';
import { Note } from './note.tsx';

export default { title: 'Kit/Note', component: Note } satisfies Meta<typeof Note>;

type Story = StoryObj<typeof Note>;

export const Plain: Story = {
  args: { icon: <LockSimpleIcon />, children: 'Prijavu vidi samo Poliklinika Lavanda. Skica ostaje sačuvana.' },
};
export const Ok: Story = { args: { tone: 'ok', children: 'Lozinka je promijenjena.' } };
export const Warn: Story = { args: { tone: 'warn', children: 'Rok za prijavu ističe za 2 dana.' } };
export const Err: Story = { args: { tone: 'err', role: 'alert', children: 'Slanje nije uspjelo. Skica je sačuvana.' } };
export const Tint: Story = {
  args: {
    tone: 'tint',
    children: 'E-pošta čeka potvrdu na novoj adresi.',
    action: <Button look="text">Pošalji ponovno</Button>,
  },
};
export const Macedonian: Story = { args: { tone: 'warn', children: 'Рокот за аплицирање истекува за 2 дена.' } };
