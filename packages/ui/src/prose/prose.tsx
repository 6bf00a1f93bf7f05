import type { ReactNode } from 'react';
import styles from './prose.module.css';

export type ProseProps = {
  /**
   * Language of the text.
   * @default the page's
   */
  lang?: string | undefined;
} & (
  | {
      /** HTML that was sanitised before it was stored: this component puts it into the page as it is. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode }
);

/** A text to read: an ad, a piece of advice, terms of use. */
export function Prose({ lang, html, children }: ProseProps) {
  return html === undefined ? (
    <div className={styles.prose} lang={lang}>
      {children}
    </div>
  ) : (
    // oxlint-disable-next-line react/no-danger -- sanitised before it was stored, as `html` demands
    <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
