import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { UploadSimpleIcon } from '../icons/upload-simple.tsx';
import styles from './drop-zone.module.css';

export type DropZoneProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string;
  /** What looks like a button: "Choose files". */
  label: string;
  /** "or drop them here · 5 at most, up to 10 MB each". */
  note?: ReactNode;
};

/** A large target for files, by press, key or drop: the browser's own file input stretched over it. */
export function DropZone({ id, label, note, className, ...rest }: DropZoneProps) {
  return (
    <div className={cx(styles.zone, className)}>
      <input
        {...rest}
        id={id}
        type="file"
        className={styles.input}
        aria-label={label}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <UploadSimpleIcon size="l" />
      <span className={styles.button} aria-hidden="true">
        {label}
      </span>
      {note && <span id={`${id}-note`}>{note}</span>}
    </div>
  );
}
