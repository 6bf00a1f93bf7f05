import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './flag.tsx';

export default { title: 'Jobs/Flag', component: Flag } satisfies Meta<typeof Flag>;

type Story = StoryObj<typeof Flag>;

export const New: Story = { args: { kind: 'new', children: 'Novo' } };
export const Soon: Story = { args: { kind: 'soon', children: 'Još 2 dana' } };
export const Seen: Story = { args: { kind: 'seen', children: 'Pregledano' } };
export const Done: Story = { args: { kind: 'done', children: 'Prijavljeno 14. 11.' } };
export const Top: Story = { args: { kind: 'top', children: 'Top oglas' } };
export const Featured: Story = { args: { kind: 'featured', children: 'Издвоен оглас' } };
