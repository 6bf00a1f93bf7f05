import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../button/button.tsx';
import { Countdown, type CountdownProps } from './countdown.tsx';

type Props = Omit<CountdownProps, 'skip' | 'stop'> & { skipLabel: string; stopLabel: string };

function Redirect({ skipLabel, stopLabel, running: runs = true, ...rest }: Props) {
  const [running, setRunning] = useState(runs);
  return (
    <Countdown
      {...rest}
      running={running}
      skip={
        <ButtonLink look="main" href="https://firma.example/posao" external>
          {skipLabel}
        </ButtonLink>
      }
      stop={<Button onClick={() => setRunning(false)}>{stopLabel}</Button>}
    />
  );
}

const onEnd = fn();

export default {
  title: 'Page/Countdown',
  component: Redirect,
  args: {
    seconds: 5,
    running: false,
    onEnd,
    label: 'Za 5 sekundi otvaramo stranicu poslodavca',
    children: 'Otvaramo prijavu na stranici poslodavca.',
    skipLabel: 'Otvori odmah',
    stopLabel: 'Ostani ovdje',
  },
} satisfies Meta<typeof Redirect>;

type Story = StoryObj<typeof Redirect>;

export const AtTheStart: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongestWords: Story = {
  args: {
    children: 'Prijavu za samostalnog elektrotehničara-specijalista nastavljate na stranici poslodavca, izvan Radara.',
    skipLabel: 'Otvori stranicu poslodavca odmah',
    stopLabel: 'Ostani na Radaru i spremi oglas',
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'За 5 секунди ја отвораме страницата на работодавачот',
    children: 'Ја отвораме пријавата на страницата на работодавачот.',
    skipLabel: 'Отвори веднаш',
    stopLabel: 'Остани тука',
  },
};

export const RunsOut: Story = {
  args: { seconds: 1, running: true },
  play: async ({ canvasElement }) => {
    onEnd.mockClear();
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0');
  },
};

export const Keyboard: Story = {
  args: { seconds: 1, running: true },
  play: async ({ canvasElement }) => {
    onEnd.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/stranicu poslodavca/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Otvori odmah' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await new Promise((resolve) => {
      setTimeout(resolve, 1300);
    });
    await expect(onEnd).not.toHaveBeenCalled();
  },
};
