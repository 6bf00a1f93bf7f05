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
  }[];
};

/** Quiet buttons under a text. */
export function ShareRow({ actions }: ShareRowProps) {
  return (
    <div className={styles.row}>
      {actions.map(({ action, label }) => (
        <Button key={action} look="text" icon={icons[action]} data-action={action}>
          {label}
        </Button>
      ))}
    </div>
  );
}
