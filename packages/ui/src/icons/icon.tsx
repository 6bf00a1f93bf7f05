import { cx } from '../cx.ts';
import styles from './icon.module.css';

export type IconProps = {
  /**
   * 16 px in meta lines, 20 px beside text, 24 px alone, 32 px in a banner.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | 'xl';
  /**
   * The picture's name for those who cannot see it.
   * @default none: the words beside the icon say it all
   */
  label?: string;
  className?: string | undefined;
};

/** One drawing on Phosphor's 256 grid, in the colour of the text. */
export function Icon({ size = 'm', label, className, path }: IconProps & { path: string }) {
  return (
    <svg
      className={cx(styles.icon, styles[size], className)}
      viewBox="0 0 256 256"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
