'use client';

import type { Caller } from '@radar/api-client/caller';
import { type Document, getDocumentFile, getDocuments } from '@radar/domain/documents';
import { AppError, fillPath } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { FileRow } from '@radar/ui/file-row';
import { IconButton, IconLink } from '@radar/ui/icon-button';
import { DownloadSimpleIcon, PencilSimpleIcon, TrashIcon } from '@radar/ui/icons';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFileWords } from '../shell/uploads/use-file-words.ts';
import { useIsReady } from '../shell/use-is-ready.ts';
import { useWords } from '../shell/use-words.ts';
import { DocumentForm } from './document-form.tsx';

type DocumentRowProps = {
  locale: Locale;
  call: Caller;
  document: Document;
  attempt: (failed: string, change: () => Promise<unknown>) => Promise<boolean>;
  onChanged: (document: Document) => void;
  onDelete: () => void;
};

/** A kept document: to be downloaded, renamed in its place, deleted. */
export const DocumentRow = ({ locale, call, document: kept, attempt, onChanged, onDelete }: DocumentRowProps) => {
  const { t, day } = useWords();
  const { noteOf } = useFileWords();
  const isReady = useIsReady();
  const [isEditing, setIsEditing] = useState(false);
  const { id, name, createdAt } = kept;
  const editId = `edit-${id}`;

  /** Back to the button that opened the form; a document whose kind was changed stands on the other shelf by now. */
  const close = (change: () => void = () => {}): void => {
    flushSync(() => {
      change();
      setIsEditing(false);
    });
    document.getElementById(editId)?.focus();
  };

  const address = `/api/proxy${fillPath(getDocumentFile.path, { id })}`;
  /** Asks first whether it can be had: a refused download would take the page's place. */
  const download = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void attempt(t('library.downloadFailed', { name }), async () => {
      const documents = await call(getDocuments, {});
      if (!documents.some((one) => one.id === id)) throw new AppError('NOT_FOUND');
      window.location.assign(address);
    });
  };

  if (isEditing) {
    return (
      <li>
        <DocumentForm
          locale={locale}
          call={call}
          document={kept}
          onClose={(current) => close(() => onChanged(current))}
          onChanged={(changed) => close(() => onChanged(changed))}
        />
      </li>
    );
  }
  return (
    <li>
      <FileRow
        name={name}
        note={`${noteOf(kept)} · ${day(createdAt)}`}
        format={kept.format}
        actions={
          <>
            <IconLink
              href={address}
              label={t('library.download', { name })}
              icon={<DownloadSimpleIcon />}
              onClick={download}
            />
            <IconButton
              id={editId}
              label={t('library.edit', { name })}
              icon={<PencilSimpleIcon />}
              disabled={!isReady}
              onClick={() => setIsEditing(true)}
            />
            <IconButton
              label={t('library.delete', { name })}
              icon={<TrashIcon />}
              disabled={!isReady}
              onClick={onDelete}
            />
          </>
        }
      />
    </li>
  );
};
