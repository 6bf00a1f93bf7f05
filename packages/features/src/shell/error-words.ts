/** Words of the error page. They travel with the document: the loader of messages may be what failed. */
export type ErrorWords = { title: string; text: string; reload: string; home: string };

/** For a failure of the document itself, which had no time to bring the page's language. */
const bare: ErrorWords = { title: 'Error', text: '', reload: 'Reload', home: 'Home' };

let kept: ErrorWords | null = null;

/** The words that the layout has put on the document (`data-error-words`). */
export const errorWords = (): ErrorWords => {
  // Read once: a failure of the document replaces the element that carries them.
  kept ??= JSON.parse(document.documentElement.dataset['errorWords'] ?? 'null') as ErrorWords | null;
  return kept ?? bare;
};
