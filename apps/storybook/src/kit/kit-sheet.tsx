import type { ScreenProps } from '../screens/screen.ts';
import { titleOf } from '../toolbars/brands.ts';
import { KitActions } from './kit-actions.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitJobs } from './kit-jobs.tsx';
import { KitMessages } from './kit-messages.tsx';
import styles from './kit.module.css';

/** All of the kit at one glance: a change of a token or a component shows here what else it touches. */
export function KitSheet(screen: ScreenProps) {
  return (
    <main className={`wrap ${styles.sheet}`}>
      <h1>{titleOf(screen.id)}</h1>
      <KitActions />
      <KitFields locale={screen.words.locale} />
      <KitMessages />
      <KitJobs {...screen} />
    </main>
  );
}
