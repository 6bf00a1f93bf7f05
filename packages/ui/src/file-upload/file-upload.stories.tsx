import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileUpload, type UploadedFile } from './file-upload.tsx';

const onAdd = fn();
const onCancel = fn();
const onRetry = fn();
const onRemove = fn();

const done: UploadedFile = { id: '1', name: 'Odobrenje_HKMS.pdf', note: 'PDF, 1,2 MB', state: 'done' };
const uploading: UploadedFile = {
  id: '2',
  name: 'Preporuka.docx',
  note: 'Učitano 40 %',
  state: 'uploading',
  progress: 0.4,
};
const failed: UploadedFile = {
  id: '3',
  name: 'Diploma.png',
  note: 'PNG, 3,1 MB',
  state: 'failed',
  error: 'Veza se prekinula. Pokušajte ponovno.',
  retryable: true,
};
const tooBig: UploadedFile = {
  id: '4',
  name: 'Svjedodžba_šk_godina.png',
  note: '',
  state: 'failed',
  error: 'Datoteka je prevelika (najviše 10 MB)',
  retryable: false,
};

export default {
  title: 'Form/FileUpload',
  component: FileUpload,
  args: {
    id: 'documents',
    label: 'Ostali dokumenti',
    optionalLabel: '(nije obavezno)',
    files: [],
    onAdd,
    onCancel,
    onRetry,
    onRemove,
    chooseLabel: 'Odaberi datoteke',
    note: 'ili ih povucite ovamo · najviše 5, do 10 MB svaka',
    cancelLabel: (name: string) => `Prekini ${name}`,
    retryLabel: (name: string) => `Pokušaj ponovno ${name}`,
    removeLabel: (name: string) => `Ukloni ${name}`,
  },
} satisfies Meta<typeof FileUpload>;

type Story = StoryObj<typeof FileUpload>;

export const Empty: Story = {};
export const EachState: Story = { args: { files: [done, uploading, failed, tooBig] } };
export const Dark: Story = { ...EachState, globals: { theme: 'dark' } };
export const WithError: Story = { args: { optionalLabel: undefined, error: 'Dodajte barem jedan dokument' } };
export const Full: Story = { args: { files: [done], full: true } };
export const LongestWords: Story = {
  args: {
    files: [{ ...failed, name: 'Kovacic_zivotopis_2026_konacna_verzija_za_slanje_stvarno_zadnja_potpisana.docx' }],
    note: 'ili ih povucite ovamo · najviše 5 datoteka u formatu PDF, DOC, DOCX, PNG ili JPEG, do 10 MB svaka',
  },
};
export const Macedonian: Story = {
  globals: { brand: 'mk', language: 'mk' },
  args: {
    label: 'Други документи',
    optionalLabel: '(не е задолжително)',
    chooseLabel: 'Избери датотеки',
    note: 'или повлечете ги овде · најмногу 5, до 10 MB',
    files: [{ ...done, name: 'Диплома.pdf' }],
  },
};

export const Keyboard: Story = {
  args: { files: [done, uploading, failed] },
  play: async ({ canvasElement }) => {
    for (const handler of [onAdd, onCancel, onRetry, onRemove]) handler.mockClear();
    const canvas = within(canvasElement);
    const zone = canvas.getByLabelText('Odaberi datoteke');
    await userEvent.tab();
    await expect(zone).toHaveFocus();
    await userEvent.upload(zone, [new File(['x'], 'a.pdf'), new File(['y'], 'b.pdf')]);
    await expect(onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'a.pdf' }),
      expect.objectContaining({ name: 'b.pdf' }),
    ]);
    zone.focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(onRemove).toHaveBeenCalledWith('1');
    await expect(zone).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(onCancel).toHaveBeenCalledWith('2');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect(onRetry).toHaveBeenCalledWith('3');
  },
};
