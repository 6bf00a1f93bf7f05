import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FileDocIcon } from '../icons/file-doc.tsx';
import { FileJpgIcon } from '../icons/file-jpg.tsx';
import { FilePdfIcon } from '../icons/file-pdf.tsx';
import { FilePngIcon } from '../icons/file-png.tsx';
import { FileTextIcon } from '../icons/file-text.tsx';
import { Progress } from '../progress/progress.tsx';
import { type FileKind, fileKind } from './file-kind.ts';
import styles from './file-row.module.css';

const icons: Record<FileKind, ReactNode> = {
  pdf: <FilePdfIcon size="l" />,
  doc: <FileDocIcon size="l" />,
  png: <FilePngIcon size="l" />,
  jpeg: <FileJpgIcon size="l" />,
  other: <FileTextIcon size="l" />,
};

export type FileRowProps = {
  name: string;
  /** Kind and size, or how far the upload has come: "PDF, 1,2 MB". */
  note: string;
  /**
   * Chooses the icon: "pdf", "docx".
   * @default the end of the name
   */
  format?: string | undefined;
  /** Why the file cannot be taken; stands in the place of the note. */
  error?: string | undefined;
  /**
   * Share of the upload that is done, 0 to 1.
   * @default none: no upload under way
   */
  progress?: number | undefined;
  /** Buttons at the end: remove, download. */
  actions?: ReactNode;
};

/** One file, its state in words, and what can be done with it. */
export function FileRow({ name, note, format = name, error, progress, actions }: FileRowProps) {
  return (
    <div className={cx(styles.row, error && styles.wrong)}>
      {icons[fileKind(format)]}
      <div className={styles.words}>
        <div className={styles.name} title={name}>
          {name}
        </div>
        <div className={styles.note}>{error ?? note}</div>
        {progress !== undefined && <Progress label={note} share={progress} />}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
