import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Accordion, AccordionItem } from './accordion.tsx';

const items = [
  {
    id: 'cv',
    summary: 'Tko vidi moj životopis?',
    content: <p>Samo poslodavci kojima pošaljete prijavu, osim ako ga učinite vidljivim svima.</p>,
  },
  { id: 'mail', summary: 'Kako gasim obavijesti?', content: <p>U postavkama, ili poveznicom na dnu svake poruke.</p> },
];

export default {
  title: 'Kit/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};
export const Open: Story = { args: { items: items.map((item, index) => ({ ...item, open: index === 0 })) } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const OneAtATime: Story = {
  args: { name: 'faq', headingLevel: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Tko vidi moj životopis?'));
    await expect(canvas.getByText(/Samo poslodavci/)).toBeVisible();
    await userEvent.click(canvas.getByText('Kako gasim obavijesti?'));
    await expect(canvas.getByText(/U postavkama/)).toBeVisible();
    await expect(canvas.getByText(/Samo poslodavci/)).not.toBeVisible();
  },
};

export const Disabled: Story = {
  args: { items: items.map((item, index) => ({ ...item, disabled: true, open: index === 0 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Tko vidi moj životopis?'));
    await expect(canvas.getByText(/Samo poslodavci/)).toBeVisible();
    await userEvent.click(canvas.getByText('Kako gasim obavijesti?'));
    await expect(canvas.queryByText(/U postavkama/)).toBeNull();
  },
};

export const Alone: Story = {
  render: () => (
    <AccordionItem summary="Invalidnost i drugi stup">
      <p>Uobičajeno: bez invalidnosti, drugi stup uključen.</p>
    </AccordionItem>
  ),
};

export const LongestWords: Story = {
  args: {
    items: [
      {
        id: 'long',
        open: true,
        summary: 'Što ako mi poslodavac ponudi posao prije nego što istekne rok za prijavu naveden u oglasu?',
        content: <p>Elektrotehničar-specijalist za visokonaponska postrojenja može prihvatiti ponudu odmah.</p>,
      },
    ],
  },
};

export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    items: [
      {
        id: 'cv',
        open: true,
        summary: 'Кој ја гледа мојата биографија?',
        content: <p>Само работодавачите на кои им се пријавувате.</p>,
      },
    ],
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const details = canvasElement.querySelector('details');
    await expect(details?.querySelector('summary')).toHaveFocus();
    // Enter and Space on a summary are the browser's own, and simulated keys do not reach it: a click stands for them.
    details?.querySelector('summary')?.click();
    await waitFor(() => expect(details).toHaveAttribute('open'));
    details?.querySelector('summary')?.click();
    await waitFor(() => expect(details).not.toHaveAttribute('open'));
  },
};
