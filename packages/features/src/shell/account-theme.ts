import { themeCookie } from '@radar/config/cookies';
import { type Me, Theme, updateMe } from '@radar/domain/accounts';
import { browserCaller } from './browser-caller.ts';

/** Keeps a choice of the theme in the account: light, dark, or null for as the device has it. */
export const saveTheme = async (choice: string): Promise<void> => {
  const theme = Theme.safeParse(choice);
  await browserCaller(document.documentElement.lang)(updateMe, { body: { theme: theme.success ? theme.data : null } });
};

/** Takes over the account's theme on a device on which nobody has chosen one. */
export const takeTheme = ({ theme }: Pick<Me, 'theme'>): void => {
  const isChosenHere = document.cookie.split('; ').some((pair) => pair.startsWith(`${themeCookie.name}=`));
  if (theme !== null && !isChosenHere) window.radar?.setTheme(theme);
};
