import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TrashIcon } from '../icons/trash.tsx';
import { FileRow } from './file-row.tsx';

export default {
  title: 'Form/FileRow',
  component: FileRow,
  args: {
    name: 'Odobrenje_HKMS.pdf',
    note: 'PDF, 1,2 MB',
    actions: <IconButton label="Ukloni Odobrenje_HKMS.pdf" icon={<TrashIcon />} />,
  },
} satisfies Meta<typeof FileRow>;

type Story = StoryObj<typeof FileRow>;

export const Ready: Story = {};
export const Uploading: Story = { args: { note: 'Učitano 40 %', progress: 0.4 } };
export const Refused: Story = {
  args: { name: 'Svjedodžba_šk_godina.png', error: 'Datoteka je prevelika (najviše 10 MB)' },
};
export const LongestName: Story = {
  args: { name: 'Kovacic_zivotopis_2026_konacna_verzija_za_slanje_stvarno_zadnja_potpisana.docx' },
};
