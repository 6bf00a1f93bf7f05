import { DesktopIcon } from '../icons/desktop.tsx';
import { MoonIcon } from '../icons/moon.tsx';
import { SunIcon } from '../icons/sun.tsx';
import styles from './theme-choice.module.css';

export type ThemeChoiceProps = {
  /** Unique in the page: a header and its menu may each have one. */
  name: string;
  /** "Theme". */
  label: string;
  lightLabel: string;
  darkLabel: string;
  /** "Same as the device". */
  systemLabel: string;
};

/**
 * Light, dark, or as the device has it: three radio buttons, so that arrow keys and screen readers know what to do. A
 * delegated handler reads `data-set-theme` of the chosen one, and marks the one that was chosen before.
 */
export function ThemeChoice({ name, label, lightLabel, darkLabel, systemLabel }: ThemeChoiceProps) {
  const choices = [
    { theme: 'light', text: lightLabel, icon: <SunIcon /> },
    { theme: 'dark', text: darkLabel, icon: <MoonIcon /> },
    { theme: 'system', text: systemLabel, icon: <DesktopIcon /> },
  ];
  return (
    <div role="radiogroup" aria-label={label}>
      {choices.map(({ theme, text, icon }) => (
        <label key={theme} className={styles.row}>
          <input className={styles.radio} type="radio" name={name} value={theme} data-set-theme={theme} />
          {icon}
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

/** A sun or a moon, whichever the page's `data-theme` says. */
export function ThemeIcon() {
  return (
    <>
      <SunIcon className={styles.light} />
      <MoonIcon className={styles.dark} />
    </>
  );
}
