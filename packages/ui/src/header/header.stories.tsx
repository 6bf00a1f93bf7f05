import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { HeaderSearch } from '../header-search/header-search.tsx';
import { IconLink } from '../icon-button/icon-button.tsx';
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.tsx';
import { GlobeIcon } from '../icons/globe.tsx';
import { ListIcon } from '../icons/list.tsx';
import { Menu, MenuGroup, MenuLink } from '../menu/menu.tsx';
import { ThemeChoice, ThemeIcon } from '../theme-choice/theme-choice.tsx';
import { Header } from './header.tsx';

const themes = { label: 'Tema', lightLabel: 'Svijetla tema', darkLabel: 'Tamna tema', systemLabel: 'Kao uređaj' };

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
    search: <HeaderSearch action="/pretraga" label="Traži posao" name="query" placeholder="Zanimanje ili poslodavac" />,
    wideActions: (
      <>
        <Menu id="languages" label="Jezik: hrvatski" icon={<GlobeIcon />} text="HR">
          {languages}
        </Menu>
        <Menu id="theme" label="Tema" icon={<ThemeIcon />}>
          <ThemeChoice name="theme" {...themes} />
        </Menu>
        <IconLink href="/spremljeno" label="Spremljeno" icon={<BookmarkSimpleIcon />} />
      </>
    ),
    actions: <ButtonLink href="/prijava">Prijava</ButtonLink>,
    narrowActions: (
      <Menu id="menu" label="Izbornik" icon={<ListIcon />}>
        <MenuLink href="/poslovi">Poslovi</MenuLink>
        <MenuLink href="/poslodavci">Poslodavci</MenuLink>
        <MenuGroup heading="Jezik">{languages}</MenuGroup>
        <MenuGroup heading="Tema">
          <ThemeChoice name="menu-theme" {...themes} />
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
