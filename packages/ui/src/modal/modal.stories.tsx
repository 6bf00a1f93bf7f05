import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Fields } from '../field/index.ts';
import { TextField } from '../input/input.tsx';
import { Modal, ModalHost, openConfirm, openModal } from './index.ts';
import { openedModals } from './open-modal.ts';

const deletion = {
  title: 'Izbrisati prijavu?',
  text: 'Skica za „Medicinska sestra / tehničar” nestat će zauvijek. Poslane prijave ostaju.',
  confirmLabel: 'Izbriši prijavu',
  cancelLabel: 'Odustani',
  danger: true,
};

function Desk({ ask, label = 'Otvori' }: { ask: () => Promise<boolean>; label?: string }) {
  const [answer, setAnswer] = useState<boolean>();
  // The next story starts with none open.
  useEffect(() => () => openedModals.get().forEach(({ close }) => close(false)), []);
  return (
    <div style={{ minHeight: 640 }}>
      <Button
        onClick={() => {
          void ask().then(setAnswer);
        }}
      >
        {label}
      </Button>
      <p data-testid="answer">{answer === undefined ? '–' : String(answer)}</p>
      <ModalHost closeLabel="Zatvori" />
    </div>
  );
}

const askToDelete = () => openConfirm(deletion);

export default {
  title: 'Over the page/Modal',
  component: Desk,
  args: { ask: askToDelete },
} satisfies Meta<typeof Desk>;

type Story = StoryObj<typeof Desk>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
  await waitFor(() => expect(document.querySelector('dialog')).toBeVisible());
};

export const Confirm: Story = { play: open };

export const Dark: Story = { play: open, globals: { theme: 'dark' } };

export const Macedonian: Story = {
  play: open,
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Отвори',
    ask: () =>
      openConfirm({
        title: 'Да се избрише пријавата?',
        text: 'Нацртот за „Медицинска сестра / техничар“ ќе исчезне засекогаш. Испратените пријави остануваат.',
        confirmLabel: 'Избриши ја пријавата',
        cancelLabel: 'Откажи',
        danger: true,
      }),
  },
};

export const LongestWords: Story = {
  play: open,
  args: {
    ask: () =>
      openConfirm({
        title: 'Ponovno poslati prijavu za samostalnog elektrotehničara-specijalista visokonaponskih postrojenja?',
        text: 'Poslodavac će uz prethodnu dobiti i ovu, dopunjenu prijavu, s naznakom da zamjenjuje onu od 14. studenoga.',
        confirmLabel: 'Pošalji dopunjenu prijavu poslodavcu',
        cancelLabel: 'Vrati me na pregled prijave',
      }),
  },
};

export const Sheet: Story = {
  render: function Sheet() {
    const [isOpen, setOpen] = useState(true);
    return (
      <div style={{ minHeight: 640 }}>
        <Button onClick={() => setOpen(true)}>Filtri</Button>
        <Modal
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Filtri"
          closeLabel="Zatvori"
          look="sheet"
          footer={<Button look="main">Prikaži 86 oglasa</Button>}
        >
          <TextField id="place" label="Mjesto" defaultValue="Čakovec" />
        </Modal>
      </div>
    );
  },
};

export const Tall: Story = {
  play: open,
  args: {
    ask: () =>
      openModal({
        title: 'Uvjeti korištenja',
        children: Array.from({ length: 24 }, (_, index) => (
          <p key={index} style={{ marginBlockEnd: 12 }}>
            Oglasi se objavljuju onako kako ih poslodavac preda, a mi provjeravamo OIB i adresu.
          </p>
        )),
      }),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Otvori' });
    const answer = canvas.getByTestId('answer');

    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Izbrisati prijavu?' });
    await expect(dialog).toHaveAccessibleDescription(/Poslane prijave ostaju/);
    await expect(within(dialog).getByRole('button', { name: 'Odustani' })).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(answer).toHaveTextContent('true'));
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(answer).toHaveTextContent('false'));
    await expect(opener).toHaveFocus();
  },
};

export const Overlay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByText(/Poslane prijave/));
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    await waitFor(() => expect(canvas.getByTestId('answer')).toHaveTextContent('false'));
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const EscapeInAField: Story = {
  args: {
    ask: () =>
      openModal({
        title: 'Nova e-pošta',
        children: (
          <Fields>
            <TextField id="email" label="E-pošta" type="email" data-autofocus="" />
          </Fields>
        ),
      }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Otvori' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nova e-pošta' });
    const field = within(dialog).getByLabelText('E-pošta');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Stacked: Story = {
  args: {
    ask: () =>
      openModal({
        title: 'Prijava na oglas',
        children: <p>Skica se čuva dok pišete.</p>,
        footer: (close) => (
          <>
            <Button
              onClick={() => {
                void openConfirm(deletion).then((confirmed) => confirmed && close(true));
              }}
            >
              Izbriši skicu
            </Button>
            <Button look="main" onClick={() => close(false)}>
              Nastavi
            </Button>
          </>
        ),
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori' }));
    const below = await screen.findByRole('dialog', { name: 'Prijava na oglas' });
    const opener = within(below).getByRole('button', { name: 'Izbriši skicu' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Izbriši prijavu' }));
    await waitFor(() => expect(canvas.getByTestId('answer')).toHaveTextContent('true'));
    await expect(document.querySelector('dialog')).toBeNull();
  },
};
