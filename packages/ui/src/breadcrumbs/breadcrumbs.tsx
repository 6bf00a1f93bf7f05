import { CaretRightIcon } from '../icons/caret-right.tsx';
import { ownAddress } from '../link/address.ts';
import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** Name of the navigation, e.g. "You are here". */
  label: string;
  /** From the widest to the nearest; the page itself is left out. */
  links: readonly { href: string; label: string }[];
};

/** The way down to this page. */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {links.map(({ href, label: name }, index) => (
          <li key={href} className={styles.step}>
            {index > 0 && <CaretRightIcon size="s" />}
            <a href={ownAddress(href)}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
