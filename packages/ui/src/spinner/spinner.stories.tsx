import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

export default { title: 'Kit/Spinner', component: Spinner, args: { label: 'Učitavanje' } } satisfies Meta<
  typeof Spinner
>;

export const Turning: StoryObj<typeof Spinner> = {};
