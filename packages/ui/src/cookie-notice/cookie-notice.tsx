import { Button } from '../button/button.tsx';
import { CaretDownIcon } from '../icons/caret-down.tsx';
import { CookieIcon } from '../icons/cookie.tsx';
import { ownAddress } from '../link/address.ts';
import styles from './cookie-notice.module.css';

export type CookieCategory = {
  /** Value of the choice. */
  value: string;
  label: string;
  /** What is done with it, in a sentence. */
  text: string;
  /**
   * Always on.
   * @default false
   */
  required?: boolean;
};

export type CookieNoticeProps = {
  title: string;
  text: string;
  /** The page that explains cookies. */
  policy: { href: string; label: string };
  categories: readonly CookieCategory[];
  acceptLabel: string;
  rejectLabel: string;
  chooseLabel: string;
  saveLabel: string;
};

/**
 * Asks for consent, refusing as easily as accepting. In the page from the start and seen only where a script that ran
 * before paint has set `data-consent="ask"` on the document: nothing flashes, nothing moves, and nobody without scripts is
 * asked. A delegated handler reads `data-choose-cookies` of the pressed button and the ticked boxes.
 */
export function CookieNotice({ title, text, policy, categories, ...labels }: CookieNoticeProps) {
  return (
    <section id="cookie-notice" className={styles.notice} aria-labelledby="cookie-title" tabIndex={-1}>
      <div className={styles.head}>
        <CookieIcon className={styles.icon} />
        <h2 id="cookie-title" className={styles.title}>
          {title}
        </h2>
      </div>
      <p className={styles.text}>
        {text} <a href={ownAddress(policy.href)}>{policy.label}</a>
      </p>
      <div className={styles.buttons}>
        <Button data-choose-cookies="none">{labels.rejectLabel}</Button>
        <Button data-choose-cookies="all">{labels.acceptLabel}</Button>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {labels.chooseLabel} <CaretDownIcon size="s" />
        </summary>
        {categories.map(({ value, label, text: about, required = false }) => (
          <label key={value} className={styles.category}>
            <input
              className={styles.box}
              type="checkbox"
              value={value}
              data-cookie-category=""
              disabled={required}
              defaultChecked={required}
            />
            <b>{label}</b>
            <span className={styles.about}>{about}</span>
          </label>
        ))}
        <Button wide data-choose-cookies="ticked">
          {labels.saveLabel}
        </Button>
      </details>
    </section>
  );
}
