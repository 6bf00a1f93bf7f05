import type { Application } from '@radar/domain/applications';
import type { CoverLetter, Document } from '@radar/domain/documents';
import { AppError } from '@radar/domain/http';
import { useDraft } from '@radar/ui/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { StoryWords, wordsOf } from '../shell/testing/story-words.tsx';
import { AlreadySent } from './already-sent.tsx';
import type { KeptDraft } from './apply-draft.ts';
import { GuestDraft } from './guest-draft.tsx';
import styles from './apply.module.css';
import { ContactStep } from './contact-step.tsx';
import { LaterStep } from './later-steps.tsx';
import { Sent } from './sent.tsx';
import type { Addresses, Applicant } from './step-props.ts';
import type { Step } from './steps.ts';
import { anApplication } from './testing/an-application.ts';
import { aStore } from './testing/a-store.ts';
import type { ApplicationStore } from './use-application.ts';

const addresses: Addresses = {
  job: '#job',
  apply: '#apply',
  verification: '#verification',
  terms: '#terms',
  privacy: '#privacy',
  similar: '#similar',
  applications: '#applications',
  documents: '#documents',
};

const countries = [
  { value: 'BA', label: 'Bosna i Hercegovina' },
  { value: 'HR', label: 'Hrvatska' },
];

const empty: KeptDraft = {
  applicationId: null,
  agreedAt: null,
  idempotencyKey: null,
  sentAt: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  nationality: '',
  coverLetter: '',
};

const at = '2026-11-21T09:42:00.000Z';

const aDocument = (id: number, name: string): Document => ({
  id,
  name,
  source: 'CV',
  format: 'pdf',
  sizeBytes: 412 * 1024,
  version: 1,
  createdAt: at,
});

const aLetter = (id: number, name: string): CoverLetter => ({
  id,
  name,
  text: `Poštovani, javljam se na oglas. (${id})`,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

const ana: Applicant = {
  id: 3,
  documents: [
    aDocument(1, 'Životopis Ane Anić.pdf'),
    aDocument(2, 'zivotopis_ane_anic_2026_konacna_verzija_ispravljena_za_poslove_u_turizmu.pdf'),
  ],
  letters: [aLetter(1, 'Ugostiteljstvo'), aLetter(2, 'Kratko pismo za poslove u skladištu i dostavi')],
};

const longFile = {
  id: 2,
  name: 'Svjedodžba_o_završnoj_maturi_i_sve_ostale_potvrde_u_jednoj_datoteci_2026.pdf',
  source: 'document' as const,
  sizeBytes: 9 * 1024 * 1024,
  format: 'pdf',
};

type Args = {
  step: Step;
  application: Application | null;
  store: Partial<ApplicationStore>;
  applicant: Applicant | null;
  draft: Partial<KeptDraft>;
};

const Step = ({ step, application, store, applicant, draft, title }: Args & { title: string }) => {
  const kept = useDraft<KeptDraft>({ key: `story:${title}`, parse: () => ({ ...empty, ...draft }) });
  const props = {
    store: aStore(application, store),
    draft: kept,
    locale: 'hr' as const,
    applicant,
    countries,
    addresses,
    go: () => {},
    onSent: () => {},
  };
  return step === 'contact' && application?.applicationType !== 'quick' ? (
    <ContactStep {...props} loadNext={() => Promise.resolve()} />
  ) : (
    <LaterStep {...props} step={step} />
  );
};

/** The steps of an application in each of their states, as a visitor meets them. */
const meta = {
  title: 'Screens/Applying',
  parameters: { words: ['apply', 'applying', 'resuming', 'files', 'form', 'errors', 'jobs'] },
  tags: ['!autodocs'],
  args: { step: 'contact', application: null, store: {}, applicant: null, draft: {} },
  render: (args, { loaded, id }) => (
    <StoryWords loaded={loaded}>
      <Step key={id} {...args} title={id} />
    </StoryWords>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

export const Contact: Story = {};

export const ContactWithFaults: Story = {
  play: async () => {
    await press('Dalje');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Provjerite je li sve ispunjeno');
    await expect(screen.getByLabelText('Ime')).toHaveFocus();
  },
};

export const Cv: Story = { args: { step: 'cv', application: anApplication({ documents: [] }) } };

export const CvMissing: Story = {
  ...Cv,
  play: async () => {
    await press('Dalje');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Priložite životopis');
  },
};

export const CvOfTheAccount: Story = { args: { step: 'cv', application: anApplication(), applicant: ana } };

export const Letter: Story = { args: { step: 'letter', application: anApplication() } };

export const LetterOfTheAccount: Story = {
  args: {
    step: 'letter',
    application: anApplication(),
    applicant: ana,
    draft: { coverLetter: 'Poštovani, ovo pismo još nije spremljeno.' },
  },
  play: async () => {
    // What was typed gives way to a stored letter, and can be had back.
    await userEvent.click(await screen.findByRole('button', { name: 'Ugostiteljstvo' }));
    await expect(screen.getByLabelText('Tekst pisma')).toHaveValue('Poštovani, javljam se na oglas. (1)');
    await expect(screen.getByRole('button', { name: 'Ugostiteljstvo' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LettersFull: Story = {
  args: {
    ...LetterOfTheAccount.args,
    applicant: { ...ana, letters: ['A', 'B', 'C', 'D', 'E'].map((name, index) => aLetter(index + 1, name)) },
  },
};

export const Documents: Story = {
  args: { step: 'documents', application: anApplication({ documents: [...anApplication().documents, longFile] }) },
};

export const Code: Story = { args: { step: 'code', application: anApplication({ isVerified: false }) } };

export const CodeByPhone: Story = {
  args: {
    step: 'code',
    application: anApplication({ isVerified: false, email: null, phone: '+385912345678' }),
  },
};

export const CodeWrong: Story = {
  args: { ...Code.args, store: { confirm: () => Promise.reject(new AppError('CODE_INVALID')) } },
  play: async () => {
    const code = await screen.findByLabelText('Kôd za potvrdu');
    await userEvent.type(code, '12345');
    await press('Potvrdi');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('12345');
  },
};

const whole = anApplication({
  phone: '+385912345678',
  nationality: 'HR',
  coverLetter: 'Poštovani,\n\njavljam se na oglas.\n\nLijep pozdrav\nAna',
  documents: [...anApplication().documents, longFile],
});

export const Overview: Story = { args: { step: 'overview', application: whole } };

export const OverviewOfClosedJob: Story = {
  args: { ...Overview.args, store: { mayBeSent: () => Promise.resolve(false) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('u međuvremenu zatvoren');
  },
};

export const OverviewWithoutLine: Story = {
  args: { ...Overview.args, store: { send: () => Promise.reject(new AppError('UNAVAILABLE')) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Pošalji prijavu');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('checkbox')).toBeChecked();
  },
};

export const Quick: Story = {
  args: {
    application: anApplication({ applicationType: 'quick' }),
    applicant: ana,
    draft: { firstName: 'Ana', lastName: 'Anić', email: 'ana@posta.example' },
  },
};

const sent = anApplication({ status: 'completed', sentAt: at });

const showSent = (application: Application, employer: string | null, applicant: Applicant | null): Story => ({
  render: (_, { loaded }) => (
    <StoryWords loaded={loaded}>
      <div className={styles.form}>
        <Sent
          locale={wordsOf(loaded).locale}
          application={application}
          applicant={applicant}
          employer={employer}
          position={{ id: 11, name: 'Konobar' }}
          addresses={addresses}
        >
          {null}
        </Sent>
      </div>
    </StoryWords>
  ),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Prijava je poslana' })).toHaveFocus();
  },
});

export const SentByGuest: Story = showSent(sent, 'Hrvatsko društvo za plovidbu i brodogradnju d.o.o.', null);
export const SentByPhoneToNobodyKnown: Story = showSent({ ...sent, email: null, phone: '+385912345678' }, null, null);
export const SentWithAccount: Story = showSent(sent, 'Konoba Luka', ana);

export const SentBefore: Story = {
  render: (_, { loaded }) => (
    <StoryWords loaded={loaded}>
      <AlreadySent
        locale={wordsOf(loaded).locale}
        sent={{ sentAt: at, maySendAgain: true }}
        addresses={addresses}
        again={() => Promise.resolve()}
      />
    </StoryWords>
  ),
};

const OfGuest = ({ title }: { title: string }) => {
  const kept = useDraft<KeptDraft>({ key: `story:${title}`, parse: () => empty });
  return <GuestDraft jobId={7} draft={kept} onTaken={() => {}} />;
};

export const TypedBeforeSigningIn: Story = {
  beforeEach: () => localStorage.setItem('radar:apply:7:guest', '{"lastName":"Anić","coverLetter":"Poštovani"}'),
  render: (_, { loaded, id }) => (
    <StoryWords loaded={loaded}>
      <OfGuest key={id} title={id} />
    </StoryWords>
  ),
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Na ovom je uređaju ostalo');
    await expect(screen.getByRole('button', { name: 'Odbaci' })).toBeVisible();
  },
};
