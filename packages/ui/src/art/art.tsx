import styles from './art.module.css';

/** Rings without an echo, but for one at the edge: nothing here, something near. */
export function EmptyArt() {
  return (
    <svg className={styles.art} viewBox="0 0 144 112" aria-hidden="true">
      <circle className={styles.ring} cx="72" cy="60" r="18" />
      <circle className={styles.near} cx="72" cy="60" r="34" />
      <circle className={styles.far} cx="72" cy="60" r="50" />
      <path className={styles.beam} d="M72 60L110 27a50 50 0 0 1 11 23z" />
      <circle className={styles.centre} cx="72" cy="60" r="5" />
      <circle className={styles.ping} cx="112" cy="40" r="5" />
    </svg>
  );
}

/** Rings around a tick: it went out and was heard. */
export function SuccessArt() {
  return (
    <svg className={styles.art} viewBox="0 0 144 112" aria-hidden="true">
      <circle className={styles.near} cx="72" cy="56" r="36" />
      <circle className={styles.far} cx="72" cy="56" r="52" />
      <circle className={styles.centre} cx="72" cy="56" r="22" />
      <path className={styles.tick} d="M62 56l7 7 13-14" />
      <circle className={styles.ping} cx="106" cy="44" r="5" />
    </svg>
  );
}

/** Rings that broke off: the answer did not come. */
export function ErrorArt() {
  return (
    <svg className={styles.art} viewBox="0 0 144 112" aria-hidden="true">
      <path className={styles.ring} d="M59 47a18 18 0 1 0 26 0" />
      <path className={styles.near} d="M44 41a34 34 0 1 0 56 0" />
      <path className={styles.far} d="M29 34a50 50 0 1 0 86 0" />
      <path className={styles.stroke} d="M72 18v34" />
      <circle className={styles.wrong} cx="72" cy="66" r="4.5" />
    </svg>
  );
}

/** Four, a ring for the nought, four: the address leads nowhere. */
export function NotFoundArt() {
  return (
    <svg className={styles.wide} viewBox="0 0 260 120" aria-hidden="true">
      <path className={styles.digit} d="M64 102V20L20 76h58" />
      <path className={styles.digit} d="M226 102V20l-44 56h58" />
      <circle className={styles.near} cx="130" cy="62" r="52" />
      <circle className={styles.nought} cx="130" cy="62" r="36" />
      <path className={styles.beam} d="M130 62L150 36a32 32 0 0 1 10 14z" />
      <circle className={styles.centre} cx="130" cy="62" r="5" />
      <circle className={styles.ping} cx="166" cy="26" r="6" />
    </svg>
  );
}
