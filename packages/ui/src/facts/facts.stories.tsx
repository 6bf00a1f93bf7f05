import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarBlankIcon } from '../icons/calendar-blank.tsx';
import { ClockIcon } from '../icons/clock.tsx';
import { FileTextIcon } from '../icons/file-text.tsx';
import { GraduationCapIcon } from '../icons/graduation-cap.tsx';
import { Panel } from '../panel/panel.tsx';
import { Facts } from './facts.tsx';

export default {
  title: 'Jobs/Facts',
  component: Facts,
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof Facts>;

type Story = StoryObj<typeof Facts>;

export const Four: Story = {
  args: {
    facts: [
      { term: 'Radno vrijeme', value: 'Puno, bez noćnih smjena', icon: <ClockIcon size="s" /> },
      { term: 'Zaposlenje', value: 'Na neodređeno vrijeme', icon: <FileTextIcon size="s" /> },
      { term: 'Obrazovanje', value: 'Srednja medicinska', icon: <GraduationCapIcon size="s" /> },
      { term: 'Rok prijave', value: '2. 12. 2026. · još 12 dana', icon: <CalendarBlankIcon size="s" /> },
    ],
  },
};
export const Macedonian: Story = {
  args: {
    facts: [
      { term: 'Работно време', value: 'Полно, без ноќни смени', icon: <ClockIcon size="s" /> },
      { term: 'Рок за аплицирање', value: '2.12.2026 · уште 12 дена', icon: <CalendarBlankIcon size="s" /> },
    ],
  },
};
