import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobTitle } from './job-title.tsx';

export default {
  title: 'Jobs/JobTitle',
  component: JobTitle,
  args: { title: 'Medicinska sestra / tehničar u ambulanti (m/ž)' },
  render: (args) => (
    <h1>
      <JobTitle {...args} />
    </h1>
  ),
} satisfies Meta<typeof JobTitle>;

type Story = StoryObj<typeof JobTitle>;

export const Whispering: Story = {};
export const Plain: Story = { args: { title: 'Voditelj smjene' } };
export const Macedonian: Story = { args: { title: 'Фармацевт во градска аптека (м/ж)' } };
