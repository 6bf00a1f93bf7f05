import type { ApplicationListItem } from '@radar/domain/applications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aJobDetail } from '../shell/testing/a-job-detail.ts';
import { storyTranslator } from '../shell/testing/story-words.tsx';
import { ApplicationList } from './application-list.tsx';

const at = '2026-11-20T09:42:00.000Z';

const anItem = (id: number, changes: Partial<ApplicationListItem> = {}): ApplicationListItem => ({
  id,
  applicationType: 'full',
  status: 'completed',
  job: aJobDetail({ id, organization: 'Konoba Luka' }),
  progress: [],
  updates: null,
  sentAt: at,
  updatedAt: at,
  mayContinue: false,
  mayDelete: false,
  maySendAgain: true,
  ...changes,
});

const pending = { status: 'initiated', sentAt: null, mayContinue: true, mayDelete: true, maySendAgain: false } as const;

const longJob = aJobDetail({
  organization: null,
  isEndNear: true,
  endsAt: '2026-11-23T22:59:59.000Z',
  location: 'Ulica hrvatskih branitelja 128b, Donji Miholjac, Osječko-baranjska županija',
  title: 'Samostalni referent za nabavu, prodaju i logistiku u međunarodnom prometu (m/ž)',
});

/** A person's applications: begun, sent, and what became of each. */
const meta = {
  title: 'Screens/My applications',
  parameters: { words: ['account', 'applications', 'apply', 'applying', 'jobs', 'errors'] },
  tags: ['!autodocs'],
  args: { items: [] },
  render: ({ items }, { loaded }) => (
    <ApplicationList
      items={items}
      translator={storyTranslator(loaded)}
      address="#list"
      now={new Date('2026-11-21T10:00:00.000Z')}
      timeZone="Europe/Zagreb"
    />
  ),
} satisfies Meta<{ items: readonly ApplicationListItem[] }>;

export default meta;
type Story = StoryObj<{ items: readonly ApplicationListItem[] }>;

export const Pending: Story = {
  args: {
    items: [
      anItem(1, { ...pending, job: longJob }),
      anItem(2, pending),
      anItem(3, { ...pending, mayContinue: false, job: aJobDetail({ id: 3, isActive: false }) }),
    ],
  },
};

const forwarded = { step: 'forwarded', at } as const;

export const Sent: Story = {
  args: {
    items: [
      anItem(1),
      anItem(2, { progress: [forwarded] }),
      anItem(3, { progress: [forwarded, { step: 'seen', at }], updates: 9 }),
      anItem(4, { progress: [forwarded, { step: 'seen', at }, { step: 'ended', at }], maySendAgain: false }),
      anItem(5, { progress: [forwarded, { step: 'no_feedback', at }], maySendAgain: false }),
    ],
  },
};
