import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmployerLogo } from './employer-logo.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#1d5b8f" d="M6 20c6-7 12-7 18 0s12 7 18 0v8c-6 7-12 7-18 0s-12-7-18 0z"/></svg>',
)}`;

export default {
  title: 'Jobs/EmployerLogo',
  component: EmployerLogo,
  args: { name: 'Čvrčak Ugostiteljstvo d.o.o.', hue: 95 },
} satisfies Meta<typeof EmployerLogo>;

type Story = StoryObj<typeof EmployerLogo>;

export const Letters: Story = {};
export const Picture: Story = { args: { src: picture } };
/** The address leads nowhere: the letters stand in for it. */
export const MissingPicture: Story = { args: { src: '/no-such-logo.png', size: 'l' } };
export const Anonymous: Story = { args: { anonymous: true } };
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const Macedonian: Story = { args: { name: 'Ѕвезда Фарма', hue: 165 } };
