import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/index.ts';
import { dismissToast, showToast, type ToastContent, ToastHost } from './index.ts';

const saved: ToastContent = {
  title: 'Posao je spremljen',
  subtitle: 'Javit ćemo vam 3 dana prije roka.',
  durationMs: null,
};

function Desk({ toasts, label, closeLabel }: { toasts: ToastContent[]; label: string; closeLabel: string }) {
  useEffect(() => {
    const ids = toasts.map(showToast);
    return () => ids.forEach(dismissToast);
  }, [toasts]);
  return (
    <div style={{ minHeight: 420 }}>
      <Button onClick={() => showToast({ ...saved, durationMs: 6000 })}>Spremi</Button>
      <ToastHost label={label} closeLabel={closeLabel} />
    </div>
  );
}

export default {
  title: 'Over the page/Toast',
  component: Desk,
  args: { toasts: [saved], label: 'Poruke', closeLabel: 'Zatvori' },
} satisfies Meta<typeof Desk>;

type Story = StoryObj<typeof Desk>;

export const Success: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Kinds: Story = {
  args: {
    toasts: [
      { type: 'info', title: 'E-pošta čeka potvrdu', durationMs: null },
      { type: 'warning', title: 'Rok za prijavu ističe za 2 dana', durationMs: null },
      { type: 'error', title: 'Slanje nije uspjelo', subtitle: 'Skica je sačuvana.', durationMs: null },
    ],
  },
};

export const WithAction: Story = {
  args: {
    toasts: [{ title: 'Uklonjeno iz spremljenih', action: { label: 'Vrati', onAct: () => {} }, durationMs: null }],
  },
};

export const LongestWords: Story = {
  args: {
    toasts: [
      {
        type: 'error',
        title: 'Dokument „Kovacic_zivotopis_2026_konacna_verzija_za_slanje_stvarno_zadnja.docx” nije poslan',
        subtitle: 'Provjerite vezu pa pokušajte ponovno, ili nam pišite ako se greška ponavlja.',
        action: { label: 'Pokušaj ponovno', onAct: () => {} },
        durationMs: null,
      },
    ],
  },
};

export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    toasts: [{ title: 'Огласот е зачуван', subtitle: 'Ќе ве известиме 3 дена пред рокот.', durationMs: null }],
    label: 'Пораки',
    closeLabel: 'Затвори',
  },
};

export const GoesByItself: Story = {
  args: { toasts: [{ title: 'Kopirano', durationMs: 300 }] },
  play: async () => {
    await screen.findByText('Kopirano');
    await waitFor(() => expect(screen.queryByText('Kopirano')).toBeNull());
  },
};

const onUndo = fn();

export const Keyboard: Story = {
  args: { toasts: [{ title: 'Uklonjeno iz spremljenih', action: { label: 'Vrati', onAct: onUndo }, durationMs: 500 }] },
  play: async ({ canvasElement }) => {
    onUndo.mockClear();
    const save = within(canvasElement).getByRole('button', { name: 'Spremi' });
    save.focus();
    await userEvent.keyboard('{Tab}');
    await expect(screen.getByRole('button', { name: 'Vrati' })).toHaveFocus();
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await expect(screen.getByText('Uklonjeno iz spremljenih')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Uklonjeno iz spremljenih')).toBeNull());
    await expect(save).toHaveFocus();
  },
};

export const OverAModal: Story = {
  args: { toasts: [] },
  render: function OverAModal({ label, closeLabel }) {
    return (
      <div style={{ minHeight: 640 }}>
        <Modal open onClose={() => {}} title="Prijava" closeLabel={closeLabel}>
          <Button onClick={() => showToast({ type: 'error', title: 'Greška pri prijavi', durationMs: null })}>
            Prijavi se
          </Button>
        </Modal>
        <ToastHost label={label} closeLabel={closeLabel} />
      </div>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Prijava' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prijavi se' }));
    const toast = (await within(dialog).findByText('Greška pri prijavi')).closest('li');
    await userEvent.click(within(toast ?? dialog).getByRole('button', { name: 'Zatvori' }));
    await waitFor(() => expect(screen.queryByText('Greška pri prijavi')).toBeNull());
    await expect(dialog).toHaveAttribute('open');
  },
};
