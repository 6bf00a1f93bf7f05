import { cx } from '../cx.ts';
import { tinted } from '../hue.ts';
import { DetectiveIcon } from '../icons/detective.tsx';
import { initials } from './initials.ts';
import styles from './employer-logo.module.css';

export type EmployerLogoProps = {
  /** The employer's name, which stands beside the logo: the picture itself stays silent. */
  name: string;
  /** Hue of the tile behind the letters, 0 to 360; `hueOf(id)` gives a steady one. */
  hue: number;
  /**
   * Address of the logo.
   * @default none: two letters of the name
   */
  src?: string | null | undefined;
  /**
   * The employer stays unnamed: a detective instead of a logo.
   * @default false
   */
  anonymous?: boolean;
  /**
   * 36, 48 or 72 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
};

/** The square beside an employer's name. */
export function EmployerLogo({ name, hue, src, anonymous = false, size = 'm', className }: EmployerLogoProps) {
  const classes = cx(styles.logo, styles[size], anonymous && styles.anonymous, src && styles.picture, className);
  if (anonymous) {
    return (
      <span className={classes}>
        <DetectiveIcon className={styles.detective} />
      </span>
    );
  }
  return (
    <span className={classes} style={tinted(hue)} aria-hidden>
      {src ? (
        <img src={src} alt={initials(name)} width={72} height={72} loading="lazy" decoding="async" />
      ) : (
        initials(name)
      )}
    </span>
  );
}
