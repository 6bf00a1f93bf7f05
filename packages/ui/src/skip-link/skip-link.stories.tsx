import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

export default {
  title: 'Page/SkipLink',
  component: SkipLink,
  args: { children: 'Preskoči na sadržaj' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Sadržaj</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export const Focused: StoryObj<typeof SkipLink> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
