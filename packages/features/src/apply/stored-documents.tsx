'use client';

import type { Document } from '@radar/domain/documents';
import { Button } from '@radar/ui/button';
import { Field } from '@radar/ui/field';
import { CheckIcon, PaperclipIcon } from '@radar/ui/icons';
import { useWords } from '../shell/use-words.ts';
import styles from './stored.module.css';

type StoredDocumentsProps = {
  id: string;
  documents: readonly Document[];
  /** Names of files that the application has. */
  taken: readonly string[];
  onChoose: (document: Document) => void;
};

/** Files of the account, each to be put into the application by one press. */
export const StoredDocuments = ({ id, documents, taken, onChoose }: StoredDocumentsProps) => {
  const { t, size } = useWords();
  return (
    <Field id={id} kind="group" label={t('applying.storedDocuments')}>
      <ul className={styles.list} role="list">
        {documents.map((document) => {
          const isTaken = taken.includes(document.name);
          return (
            <li key={document.id}>
              <Button
                look="soft"
                className={styles.choice}
                icon={isTaken ? <CheckIcon size="s" /> : <PaperclipIcon size="s" />}
                aria-pressed={isTaken}
                onClick={() => {
                  if (!isTaken) onChoose(document);
                }}
              >
                <span className={styles.name}>{document.name}</span>{' '}
                <small className={styles.note}>
                  {document.format.toUpperCase()}, {size(document.sizeBytes)}
                </small>
              </Button>
            </li>
          );
        })}
      </ul>
    </Field>
  );
};
