import { cx } from '../cx.ts';
import { MoonIcon } from '../icons/moon.tsx';
import { SunIcon } from '../icons/sun.tsx';
import styles from './theme-switch.module.css';

export type ThemeSwitchProps = {
  /** "Dark theme", on the button seen in the light. */
  darkLabel: string;
  /** "Light theme", on the button seen in the dark. */
  lightLabel: string;
  /**
   * `icon` is 44 px square and names itself on hover; `words` fills its row.
   * @default 'icon'
   */
  look?: 'icon' | 'words';
};

/**
 * Two buttons of which the page's `data-theme` shows one, so that no state has to wait for a script.
 * A delegated handler reads `data-set-theme` of the pressed one.
 */
export function ThemeSwitch({ darkLabel, lightLabel, look = 'icon' }: ThemeSwitchProps) {
  const choices = [
    { theme: 'dark', label: darkLabel, icon: <MoonIcon />, className: styles.toDark },
    { theme: 'light', label: lightLabel, icon: <SunIcon />, className: styles.toLight },
  ];
  return (
    <>
      {choices.map(({ theme, label, icon, className }) => (
        <button
          key={theme}
          type="button"
          className={cx(styles.button, styles[look], className)}
          data-set-theme={theme}
          aria-label={look === 'icon' ? label : undefined}
          title={look === 'icon' ? label : undefined}
        >
          {icon}
          {look === 'words' && <span>{label}</span>}
        </button>
      ))}
    </>
  );
}
