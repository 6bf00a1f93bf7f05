import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import styles from './account-entry.module.css';

export type AccountEntryProps = {
  signIn: { href: string; label: string };
  /** Name of the menu of somebody who is signed in: "My account". */
  label: string;
  /** `MenuLink`s of the account. */
  children: ReactNode;
};

/**
 * The way in, or the visitor's own menu: the page carries both, being the same for everybody, and shows the second where a
 * script that ran before paint has set `data-signed-in` on the document, and the initials in `--initials`.
 */
export function AccountEntry({ signIn, label, children }: AccountEntryProps) {
  return (
    <>
      <ButtonLink className={styles.out} href={signIn.href}>
        {signIn.label}
      </ButtonLink>
      <div className={styles.in}>
        <Menu id="account" label={label} icon={<span className={styles.initials} aria-hidden="true" />}>
          {children}
        </Menu>
      </div>
    </>
  );
}
