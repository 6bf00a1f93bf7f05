import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CaretDownIcon } from '../icons/caret-down.tsx';
import { ownAddress } from '../link/address.ts';
import styles from './menu.module.css';

export type MenuProps = {
  /** Unique in the page: ties the button to its panel. */
  id: string;
  /** Name of the button, which an icon or a short text alone cannot give. */
  label: string;
  icon?: ReactNode;
  /** Words beside the icon; without them the button is 44 px square. */
  text?: string;
  /** `MenuLink`s and `MenuGroup`s. */
  children: ReactNode;
};

/** A button that opens a panel over the page. The browser itself closes it: by Escape, or a press elsewhere. */
export function Menu({ id, label, icon, text, children }: MenuProps) {
  return (
    <>
      <button type="button" className={cx(styles.button, !text && styles.square)} popoverTarget={id} title={label}>
        {icon}
        <span className="sr">{label} </span>
        {text && (
          <>
            {text}
            <CaretDownIcon size="s" />
          </>
        )}
      </button>
      <div id={id} className={styles.panel} popover="auto">
        {children}
      </div>
    </>
  );
}

export type MenuLinkProps = {
  /** Address within this site. */
  href: string;
  /**
   * Where the visitor is now.
   * @default false
   */
  current?: boolean;
  icon?: ReactNode;
  /** Language of the page it leads to, when that is another one: its name is written in that language. */
  lang?: string;
  children: ReactNode;
};

export function MenuLink({ href, current = false, icon, lang, children }: MenuLinkProps) {
  return (
    <a
      className={styles.link}
      href={ownAddress(href)}
      lang={lang}
      hrefLang={lang}
      aria-current={current ? 'true' : undefined}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** Something to do, in a menu of links. */
export function MenuButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.link} />;
}

export type MenuGroupProps = {
  heading: string;
  children: ReactNode;
};

/** Links under a small heading. */
export function MenuGroup({ heading, children }: MenuGroupProps) {
  return (
    <section className={styles.group} aria-label={heading}>
      <p className={styles.heading} aria-hidden="true">
        {heading}
      </p>
      {children}
    </section>
  );
}
