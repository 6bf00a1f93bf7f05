import type { Locale } from '@radar/i18n/locales';
import { isSignedIn } from '../shell/device/is-signed-in.ts';
import { type NewSearch, rememberInAccount, type SearchWords, setSearchSaved } from '../shell/device/save-search.ts';

/** Shows on the button whether its search is saved: by its id, or null. */
const showSaved = (button: HTMLElement, id: number | null): void => {
  button.dataset['saveSearch'] = id === null ? '' : String(id);
  button.setAttribute('aria-pressed', String(id !== null));
};

/** A press of the button: keeps the page's search in the account, or removes it; whoever is not signed in is asked to. */
export const toggleSaved = async (
  button: HTMLElement,
  kept: { search: NewSearch; words: SearchWords; locale: Locale },
): Promise<void> => {
  if (!isSignedIn()) {
    const { askToSignIn } = await import('../shell/sign-in/ask-to-sign-in.ts');
    if (!(await askToSignIn('saveSearch'))) return;
  }
  const id = button.dataset['saveSearch'] ?? '';
  button.dataset['pressed'] = '';
  const show = (now: number | null) => showSaved(button, now);
  await setSearchSaved({ ...kept, id: id === '' ? null : Number(id), isSaved: id === '', show });
};

/** Notes the page's search in the account's history, and shows on the button whether it is saved. */
export const rememberSigned = async (
  button: HTMLElement,
  query: NewSearch['query'],
  hasResults: boolean,
  locale: Locale,
): Promise<void> => {
  const id = await rememberInAccount(query, hasResults, locale);
  // What was pressed meanwhile is newer than the answer.
  if (!('pressed' in button.dataset)) showSaved(button, id);
};
