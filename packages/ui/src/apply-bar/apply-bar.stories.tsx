import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.tsx';
import { ShareNetworkIcon } from '../icons/share-network.tsx';
import { ApplyBar } from './apply-bar.tsx';

export default {
  title: 'Jobs/ApplyBar',
  component: ApplyBar,
  parameters: { bare: true },
  args: {
    before: (
      <>
        <IconButton label="Spremi" icon={<BookmarkSimpleIcon />} />
        <IconButton label="Podijeli" icon={<ShareNetworkIcon />} />
      </>
    ),
    children: (
      <ButtonLink look="main" size="l" href="/posao/7/prijava">
        Prijavi se na oglas
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ApplyBar>;

export const Phone: StoryObj<typeof ApplyBar> = {};
