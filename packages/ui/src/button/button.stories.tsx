import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../icons/bell.tsx';
import { PaperPlaneTiltIcon } from '../icons/paper-plane-tilt.tsx';
import { Button, ButtonLink } from './button.tsx';

export default {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Spremi' },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

const looks = ['main', 'line', 'soft', 'text', 'danger'] as const;

export const Main: Story = { args: { look: 'main' } };

export const Looks: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {looks.map((look) => (
        <div key={look} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button {...args} look={look} />
          <Button {...args} look={look} icon={<BellIcon />} />
          <Button {...args} look={look} busy />
          <Button {...args} look={look} disabled />
          <ButtonLink look={look} href="/poslovi">
            Svi poslovi
          </ButtonLink>
        </div>
      ))}
    </div>
  ),
};

export const Large: Story = {
  args: { look: 'main', size: 'l', icon: <PaperPlaneTiltIcon />, children: 'Pošalji prijavu' },
};

export const Wide: Story = { args: { look: 'main', size: 'l', wide: true, children: 'Prijavi se na oglas' } };

export const Busy: Story = { args: { look: 'main', busy: true, children: 'Pošalji prijavu' } };

export const ExternalLink: Story = {
  render: () => (
    <ButtonLink look="main" href="https://firma.example/posao" external>
      Prijava na stranici poslodavca
    </ButtonLink>
  ),
};

export const LongestWords: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    look: 'line',
    children: 'Obavijesti me čim se pojavi sličan posao u Međimurskoj županiji',
    icon: <BellIcon />,
  },
};

export const Macedonian: Story = { args: { look: 'main', children: 'Аплицирај за работното место' } };
