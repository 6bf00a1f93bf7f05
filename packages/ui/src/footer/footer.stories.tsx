import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipLink } from '../chip/chip.tsx';
import { GlobeIcon } from '../icons/globe.tsx';
import { Footer } from './footer.tsx';

export default {
  title: 'Page/Footer',
  component: Footer,
  parameters: { bare: true },
  args: {
    wordmark: { href: '/', label: 'Radar Hrvatska', word: 'Hrvatska' },
    line: 'Mjesto gdje se tvrtke i ljudi u Hrvatskoj nađu bez buke.',
    groups: [
      {
        heading: 'Tražite posao',
        links: [
          { href: '/poslovi', label: 'Svi poslovi' },
          { href: '/poslodavci', label: 'Poslodavci' },
        ],
      },
      {
        heading: 'Alati',
        links: [
          { href: '/kalkulator', label: 'Kalkulator plaće' },
          { href: '/savjeti', label: 'Savjeti' },
        ],
      },
      {
        heading: 'O nama',
        links: [
          { href: '/pitanja', label: 'Česta pitanja' },
          { href: '/uvjeti', label: 'Uvjeti korištenja' },
        ],
      },
    ],
    children: (
      <ChipLink href="/en" lang="en" icon={<GlobeIcon size="s" />}>
        English
      </ChipLink>
    ),
    note: '© 2026 Radar',
  },
} satisfies Meta<typeof Footer>;

export const Full: StoryObj<typeof Footer> = {};
