import { cx } from '../cx.ts';
import { ownAddress } from '../link/address.ts';
import styles from './wordmark.module.css';

export type WordmarkProps = {
  /** Address of the home page. */
  href: string;
  /** The whole name, as read aloud: "Radar Hrvatska". */
  label: string;
  /** The brand's second word, as drawn: "Hrvatska". */
  word: string;
  /**
   * Script of the drawn word "radar".
   * @default 'latin'
   */
  script?: 'latin' | 'cyrillic';
  /**
   * Gives up the second word where it has no room.
   * @default false
   */
  shrink?: boolean;
};

/** The name of the site, drawn with one ping, leading home. */
export function Wordmark({ href, label, word, script = 'latin', shrink = false }: WordmarkProps) {
  return (
    <a className={cx(styles.mark, shrink && styles.shrink)} href={ownAddress(href)} aria-label={label}>
      {script === 'latin' ? <Latin /> : <Cyrillic />}
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
    </a>
  );
}

function Latin() {
  return (
    <svg viewBox="0 0 95 33" aria-hidden="true">
      <path d="M2.5 31V20.5a8 8 0 0 1 8-8H13" />
      <circle cx="25" cy="21.5" r="8.5" />
      <path d="M33.5 12.5V31" />
      <circle cx="49.5" cy="21.5" r="8.5" />
      <path d="M58 2v29" />
      <circle className={styles.ping} cx="49.5" cy="21.5" r="3.4" />
      <circle cx="74" cy="21.5" r="8.5" />
      <path d="M82.5 12.5V31M90 31V20.5a8 8 0 0 1 5-7.4" />
    </svg>
  );
}

function Cyrillic() {
  return (
    <svg viewBox="0 0 121 42" className={styles.deep} aria-hidden="true">
      <path d="M2.5 12.5V40" />
      <circle cx="11" cy="21.5" r="8.5" />
      <circle cx="36" cy="21.5" r="8.5" />
      <path d="M44.5 12.5V31" />
      <path d="M51.5 34.5v-6H73v6M56 28.5c2-4 2.5-8 2.5-14H69v14" />
      <circle cx="87" cy="21.5" r="8.5" />
      <path d="M95.5 12.5V31" />
      <path d="M104 12.5V40" />
      <circle cx="112.5" cy="21.5" r="8.5" />
      <circle className={styles.ping} cx="112.5" cy="21.5" r="3.4" />
    </svg>
  );
}
