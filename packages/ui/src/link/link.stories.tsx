import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { ExternalLink, TextLink } from './link.tsx';

export default {
  title: 'Kit/Link',
  component: TextLink,
  args: { href: '/poslovi', children: 'Svi poslovi' },
} satisfies Meta<typeof TextLink>;

type Story = StoryObj<typeof TextLink>;

export const InText: Story = {
  render: (args) => (
    <p>
      Prihvaćam uvjete, a <TextLink {...args} /> gledam poslije.
    </p>
  ),
};
export const Alone: Story = {
  args: {
    alone: true,
    children: (
      <>
        Svi poslovi
        <ArrowRightIcon size="s" />
      </>
    ),
  },
};
export const External: Story = {
  render: () => (
    <p>
      Više na <ExternalLink href="https://firma.example/o-nama">firma.example/o-nama</ExternalLink> ili u{' '}
      <ExternalLink href="https://firma.example" newTabLabel="Otvara se u novoj kartici">
        novoj kartici
      </ExternalLink>
      .
    </p>
  ),
};
