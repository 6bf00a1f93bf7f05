import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from './section-head.tsx';

export default {
  title: 'Page/SectionHead',
  component: SectionHead,
  args: { heading: 'Izdvojeno', more: { href: '/poslovi', label: 'Svi poslovi' } },
} satisfies Meta<typeof SectionHead>;

type Story = StoryObj<typeof SectionHead>;

export const WithLink: Story = {};
export const WithNote: Story = {
  args: { heading: 'Preporučeno za vas', note: 'Prema pretrazi „prodavač, Zagreb” i spremljenim poslovima' },
};
export const Macedonian: Story = {
  args: { heading: 'Препорачани работни места', more: { href: '/rabota', label: 'Сите работни места' } },
};
