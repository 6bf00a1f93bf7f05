import type { CoverLetter, Document, DocumentSource } from '@radar/domain/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { wordsOf } from '../shell/testing/story-words.tsx';
import { Library } from './library.tsx';

const at = '2026-11-20T09:42:00.000Z';

const aDocument = (id: number, name: string, source: DocumentSource): Document => ({
  id,
  name,
  source,
  format: 'pdf',
  sizeBytes: 412 * 1024,
  version: 1,
  createdAt: at,
});

const aLetter = (id: number, name: string): CoverLetter => ({
  id,
  name,
  text: 'Poštovani,\n\njavljam se na oglas. Radio sam tri sezone na brodu i mogu početi odmah.',
  version: 1,
  createdAt: at,
  updatedAt: at,
});

type Args = { documents: readonly Document[]; letters: readonly CoverLetter[] };

/** Documents and letters that a person keeps for applications. */
const meta = {
  title: 'Screens/Documents and letters',
  parameters: { words: ['library', 'files', 'form', 'errors'] },
  tags: ['!autodocs'],
  args: { documents: [], letters: [] },
  render: (args, { loaded, id }) => (
    <div key={id} style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Library {...args} {...wordsOf(loaded)} timeZone="Europe/Zagreb" userId={3} />
    </div>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};

export const Kept: Story = {
  args: {
    documents: [
      aDocument(1, 'Životopis Ane Anić.pdf', 'CV'),
      aDocument(2, 'zivotopis_ane_anic_2026_konacna_verzija_ispravljena_za_poslove_u_turizmu.pdf', 'CV'),
      aDocument(3, 'Svjedodžba.pdf', 'document'),
    ],
    letters: [aLetter(1, 'Ugostiteljstvo'), aLetter(2, 'Kratko pismo za poslove u skladištu i dostavi')],
  },
};

export const LettersFull: Story = {
  args: { ...Kept.args, letters: ['A', 'B', 'C', 'D', 'E'].map((name, index) => aLetter(index + 1, name)) },
};

export const Writing: Story = {
  ...Kept,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Novo pismo' }));
    await expect(await screen.findByLabelText('Tekst pisma')).toBeVisible();
  },
};
