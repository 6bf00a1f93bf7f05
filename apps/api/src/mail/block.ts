/** What a mail is made of. Templates choose and fill blocks; how they look is in `render.ts`. All text is plain. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** Secondary words. */
  | { kind: 'note'; text: string }
  /** Digits to be copied. */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A person's own words, line breaks kept. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'list'; label: string; items: readonly string[] }
  /** Addresses of ours under names that people gave. */
  | { kind: 'links'; label: string; links: readonly { label: string; url: string }[] }
  | { kind: 'button'; label: string; url: string };
