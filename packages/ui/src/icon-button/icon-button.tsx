import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ownAddress } from '../link/address.ts';
import styles from './icon-button.module.css';

type Look = {
  /** The name of what it does, read aloud and shown on hover. */
  label: string;
  /** The icon; with `iconOn`, the one of the state that is off. */
  icon: ReactNode;
  /**
   * Something new waits behind it: a dot, which the label should say in words too.
   * @default false
   */
  dot?: boolean;
  /**
   * On a tinted ground.
   * @default false
   */
  soft?: boolean;
};

function Face({ icon, iconOn, dot = false }: Pick<Look, 'icon' | 'dot'> & { iconOn?: ReactNode }) {
  return (
    <>
      {iconOn ? (
        <>
          <span className={styles.off}>{icon}</span>
          <span className={styles.on}>{iconOn}</span>
        </>
      ) : (
        icon
      )}
      {dot && <span className={styles.dot} />}
    </>
  );
}

export type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> & {
    /** The icon of the state that is on; `aria-pressed` alone chooses between the two, so that a script can turn it. */
    iconOn?: ReactNode;
  };

/** A button of one icon, 44 px square. */
export function IconButton({
  label,
  icon,
  iconOn,
  dot,
  soft = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says otherwise
      type={type}
      className={cx(styles.button, soft && styles.soft, className)}
      aria-label={label}
      title={label}
    >
      <Face icon={icon} iconOn={iconOn} dot={dot} />
    </button>
  );
}

export type IconLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label' | 'title'> & {
    /** Address within this site. */
    href: string;
  };

/** A link of one icon, 44 px square. */
export function IconLink({ label, icon, dot, soft = false, href, className, ...rest }: IconLinkProps) {
  return (
    <a
      {...rest}
      href={ownAddress(href)}
      className={cx(styles.button, soft && styles.soft, className)}
      aria-label={label}
      title={label}
    >
      <Face icon={icon} dot={dot} />
    </a>
  );
}
