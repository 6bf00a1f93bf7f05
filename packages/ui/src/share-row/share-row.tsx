import { Button } from '../button/button.tsx';
import { CopyIcon } from '../icons/copy.tsx';
import { FlagIcon } from '../icons/flag.tsx';
import { PrinterIcon } from '../icons/printer.tsx';
import { ShareNetworkIcon } from '../icons/share-network.tsx';
import styles from './share-row.module.css';

const icons = {
  share: <ShareNetworkIcon />,
  copy: <CopyIcon />,
  print: <PrinterIcon />,
  report: <FlagIcon />,
};

export type ShareRowProps = {
  /** What can be done with the page; each button carries its `action` as `data-action`. */
  actions: readonly {
    action: keyof typeof icons;
    label: string;
    /**
     * Takes the place of the label once it is done: "Link copied".
     * @default none: the browser shows by itself that it is
     */
    done?: string;
  }[];
};

/** Quiet buttons under a text. */
export function ShareRow({ actions }: ShareRowProps) {
  return (
    <div className={styles.row}>
      {actions.map(({ action, label, done }) => (
        <Button key={action} look="text" icon={icons[action]} data-action={action} data-done={done}>
          {/* A press before the page's script came has changed it already. */}
          <span data-label="" aria-live="polite" suppressHydrationWarning>
            {label}
          </span>
        </Button>
      ))}
    </div>
  );
}
