import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

export default {
  title: 'Page/Pagination',
  component: Pagination,
  args: {
    label: 'Stranice',
    current: 1,
    total: 13,
    hrefOf: (page) => `/poslovi?stranica=${page}`,
    previousLabel: 'Prethodna stranica',
    nextLabel: 'Sljedeća stranica',
    pageLabel: (page) => `Stranica ${page}`,
  },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const First: Story = {};
export const Middle: Story = { args: { current: 6 } };
export const Last: Story = { args: { current: 13 } };
export const Few: Story = { args: { total: 3, current: 2 } };
export const FiveTogether: Story = { args: { current: 6, around: 5 } };
export const Many: Story = { args: { total: 1286, current: 640 } };
