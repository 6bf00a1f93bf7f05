import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../icons/bell.tsx';
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.tsx';
import { HouseFillIcon } from '../icons/house-fill.tsx';
import { HouseIcon } from '../icons/house.tsx';
import { MagnifyingGlassIcon } from '../icons/magnifying-glass.tsx';
import { UserIcon } from '../icons/user.tsx';
import { TabBar } from './tab-bar.tsx';

export default {
  title: 'Page/TabBar',
  component: TabBar,
  parameters: { bare: true },
  globals: { viewport: { value: 'mobile2' } },
  args: {
    label: 'Donja navigacija',
    tabs: [
      { href: '/', label: 'Početna', icon: <HouseIcon />, iconOn: <HouseFillIcon />, current: true },
      { href: '/poslovi', label: 'Poslovi', icon: <MagnifyingGlassIcon /> },
      { href: '/spremljeno', label: 'Spremljeno', icon: <BookmarkSimpleIcon /> },
      { href: '/obavijesti', label: 'Obavijesti', icon: <BellIcon /> },
      { href: '/profil', label: 'Profil', icon: <UserIcon /> },
    ],
  },
} satisfies Meta<typeof TabBar>;

type Story = StoryObj<typeof TabBar>;

export const Home: Story = {};
export const Macedonian: Story = {
  args: {
    tabs: [
      { href: '/', label: 'Почетна', icon: <HouseIcon /> },
      { href: '/rabota', label: 'Работни места', icon: <MagnifyingGlassIcon />, current: true },
      { href: '/izvestuvanja', label: 'Известувања', icon: <BellIcon /> },
      { href: '/profil', label: 'Профил', icon: <UserIcon /> },
    ],
  },
};
