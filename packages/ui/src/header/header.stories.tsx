import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { IconLink } from '../icon-button/icon-button.tsx';
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.tsx';
import { GlobeIcon } from '../icons/globe.tsx';
import { ListIcon } from '../icons/list.tsx';
import { Menu, MenuGroup, MenuLink } from '../menu/menu.tsx';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { Header } from './header.tsx';

const languages = (
  <>
    <MenuLink href="/" current>
      Hrvatski
    </MenuLink>
    <MenuLink href="/en" lang="en">
      English
    </MenuLink>
  </>
);

export default {
  title: 'Page/Header',
  component: Header,
  parameters: { bare: true },
  args: {
    wordmark: { href: '/', label: 'Radar Hrvatska', word: 'Hrvatska' },
    navLabel: 'Glavna',
    links: [
      { href: '/poslovi', label: 'Poslovi', current: true },
      { href: '/poslodavci', label: 'Poslodavci' },
      { href: '/savjeti', label: 'Savjeti' },
      { href: '/kalkulatori', label: 'Kalkulatori' },
    ],
    wideActions: (
      <>
        <Menu id="languages" label="Jezik: hrvatski" icon={<GlobeIcon />} text="HR">
          {languages}
        </Menu>
        <ThemeSwitch darkLabel="Tamna tema" lightLabel="Svijetla tema" />
        <IconLink href="/spremljeno" label="Spremljeno" icon={<BookmarkSimpleIcon />} />
      </>
    ),
    actions: <ButtonLink href="/prijava">Prijava</ButtonLink>,
    narrowActions: (
      <Menu id="menu" label="Izbornik" icon={<ListIcon />}>
        <MenuLink href="/poslovi">Poslovi</MenuLink>
        <MenuLink href="/poslodavci">Poslodavci</MenuLink>
        <MenuGroup heading="Jezik">{languages}</MenuGroup>
        <MenuGroup heading="Izgled">
          <ThemeSwitch look="words" darkLabel="Tamna tema" lightLabel="Svijetla tema" />
        </MenuGroup>
      </Menu>
    ),
  },
} satisfies Meta<typeof Header>;

type Story = StoryObj<typeof Header>;

export const Visitor: Story = {};

export const Macedonian: Story = {
  args: {
    wordmark: { href: '/', label: 'Радар Македонија', word: 'Македонија', script: 'cyrillic' },
    navLabel: 'Главна',
    links: [
      { href: '/rabota', label: 'Работни места' },
      { href: '/rabotodavaci', label: 'Работодавачи', current: true },
      { href: '/soveti', label: 'Совети' },
    ],
    actions: <ButtonLink href="/najava">Најава</ButtonLink>,
  },
};
