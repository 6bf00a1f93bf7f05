import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import type { Screen } from '@radar/i18n/routes';
import {
  BellIcon,
  BookmarkSimpleIcon,
  ChatCircleIcon,
  FileTextIcon,
  GearSixIcon,
  PaperPlaneTiltIcon,
  UserIcon,
} from '@radar/ui/icons';
import type { ReactNode } from 'react';
import { brand, isBuilt } from '../server/brand.ts';
import { words } from './words.ts';

/** Screens of a signed-in person, in the order in which they are shown. */
const entries = [
  { screen: 'my-profile', label: 'account.profile', icon: <UserIcon /> },
  { screen: 'my-profile-applications', label: 'account.applications', icon: <PaperPlaneTiltIcon /> },
  { screen: 'my-profile-documents', label: 'account.documents', icon: <FileTextIcon /> },
  { screen: 'my-profile-saved-jobs', label: 'account.savedJobs', icon: <BookmarkSimpleIcon /> },
  { screen: 'my-profile-notifications', label: 'account.notifications', icon: <BellIcon /> },
  { screen: 'my-messages', label: 'account.messages', icon: <ChatCircleIcon /> },
  { screen: 'my-profile-settings', label: 'account.settings', icon: <GearSixIcon /> },
] as const satisfies readonly { screen: Screen; label: string; icon: ReactNode }[];

export type AccountScreen = (typeof entries)[number]['screen'];

/** Links to the account's screens that this site has. */
export const accountLinks = async (locale: Locale) => {
  const { t } = await words(locale, 'account');
  return entries
    .filter(({ screen }) => isBuilt(screen) && (screen !== 'my-messages' || brand.features.messages))
    .map(({ screen, label, icon }) => ({ screen, href: href(locale, screen), label: t(label), icon }));
};
