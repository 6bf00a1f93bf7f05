import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

export default {
  title: 'Page/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Putanja',
    links: [
      { href: '/poslovi', label: 'Poslovi' },
      { href: '/poslovi/zdravstvo', label: 'Zdravstvo' },
      { href: '/poslovi/zdravstvo/zagreb', label: 'Zagreb' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export const Three: StoryObj<typeof Breadcrumbs> = {};
