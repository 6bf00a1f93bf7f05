import type { Locale } from '@radar/i18n/locales';

type Messages = Record<string, string>;

/** Every message of the house by path, as it was written; loaded when a language is asked for. */
const files = import.meta.glob<Messages>('../../../../packages/i18n/src/messages/*/*.json', { import: 'default' });

/** Words that only stories have: the sample ad, the sample form. */
const samples = import.meta.glob<Messages>('./samples/*.json', { import: 'default' });

const pathOf = (locale: Locale, feature: string) => `../../../../packages/i18n/src/messages/${locale}/${feature}.json`;
const features = Object.keys(files)
  .filter((path) => path.includes('/messages/hr/'))
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length));

/** What a story says in Croatian, and how the same message reads in another language. */
async function phrasebook(locale: Locale): Promise<Map<string, string>> {
  const own = await samples[`./samples/${locale}.json`]?.();
  const book = new Map(Object.entries(own ?? {}));
  await Promise.all(
    features.map(async (feature) => {
      const [from, to] = await Promise.all([files[pathOf('hr', feature)]?.(), files[pathOf(locale, feature)]?.()]);
      for (const [key, words] of Object.entries(from ?? {})) {
        const other = to?.[key];
        if (other !== undefined && !words.includes('{')) book.set(words, other);
      }
    }),
  );
  return book;
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

/** A text whole, or what follows its number: "1. Kontakt". */
const translate = (book: Map<string, string>, text: string): string => {
  const words = text.trim().replace(/^\d+\. /, '');
  const other = book.get(words);
  return other === undefined ? text : text.replace(words, other);
};

function retell(root: Node, book: Map<string, string>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const next = translate(book, node.data);
      if (next !== node.data) node.data = next;
    } else if (node instanceof Element) {
      for (const name of attributes) {
        const value = node.getAttribute(name);
        const next = value === null ? null : translate(book, value);
        if (next !== null && next !== value) node.setAttribute(name, next);
      }
    }
  }
}

let observer: MutationObserver | undefined;
let spoken: Locale = 'hr';

async function listen(locale: Locale): Promise<void> {
  const book = await phrasebook(locale);
  if (spoken !== locale) return;
  retell(document.body, book);
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (addedNodes.length > 0) addedNodes.forEach((node) => retell(node, book));
      else retell(target, book);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
}

/**
 * Retells the page in a language, now and as it changes. Stories are written in Croatian, the language that their tests
 * read; words that are no message of the product stay as they are.
 */
export function speak(locale: Locale): void {
  if (locale === spoken) return;
  spoken = locale;
  observer?.disconnect();
  observer = undefined;
  if (locale !== 'hr') void listen(locale);
}
