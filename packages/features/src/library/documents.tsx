'use client';

import {
  addDocument,
  deleteDocument,
  type Document,
  type DocumentSource,
  libraryLimits,
  restoreDocument,
} from '@radar/domain/documents';
import { documentAccept, maxFilesAtOnce } from '@radar/domain/files';
import type { Locale } from '@radar/i18n/locales';
import { FileUpload } from '@radar/ui/file-upload';
import { Panel } from '@radar/ui/panel';
import { useMemo, useRef, useState } from 'react';
import { browserCaller } from '../shell/browser-caller.ts';
import { withSession } from '../shell/with-session.ts';
import { sendFile } from '../shell/uploads/send-file.ts';
import { useFileWords } from '../shell/uploads/use-file-words.ts';
import { chosenFiles, useUploadQueue } from '../shell/uploads/use-upload-queue.ts';
import { useWords } from '../shell/use-words.ts';
import { DocumentRow } from './document-row.tsx';
import styles from './library.module.css';
import { useKept } from './use-kept.ts';

type KeptDocuments = ReturnType<typeof useKept<Document>>;

type ShelfProps = { locale: Locale; source: DocumentSource; kept: KeptDocuments };

/** Documents of one kind, and the way to add more. */
const Shelf = ({ locale, source, kept }: ShelfProps) => {
  const { t } = useWords();
  const { labels } = useFileWords();
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const call = useMemo(() => browserCaller(locale), [locale]);
  const isCv = source === 'CV';
  const documents = kept.items.filter((document) => document.source === source);
  const { rows, add, cancel, retry } = useUploadQueue();

  const upload = (files: readonly File[]): Promise<void> =>
    add(
      chosenFiles(files, maxFilesAtOnce, async (file, progress) => {
        const document = await withSession(locale, () =>
          sendFile(addDocument, { fields: { source }, locale, file, ...progress }),
        );
        kept.add(document);
        setNews(t('library.added', { name: document.name }));
      }),
    );

  const remove = ({ id, name }: Document): void => {
    // The button that had the focus goes.
    list.current?.focus();
    const params = { id: String(id) };
    void kept.remove(id, {
      remove: () => call(deleteDocument, { params }),
      restore: () => call(restoreDocument, { params, body: {} }),
      words: {
        deleted: t('library.deleted', { name }),
        deleteFailed: t('library.deleteFailed', { name }),
        restored: t('library.restored', { name }),
        restoreFailed: t('library.restoreFailed', { name }),
      },
    });
  };

  const heading = t(isCv ? 'library.cvs' : 'library.others');
  return (
    <Panel heading={heading}>
      <div className={styles.shelf}>
        <div ref={list} tabIndex={-1} className={styles.list}>
          {documents.length === 0 ? (
            <p className={styles.quiet}>{t(isCv ? 'library.noCvs' : 'library.noOthers')}</p>
          ) : (
            <ul className={styles.rows} role="list" aria-label={heading}>
              {documents.map((document) => (
                <DocumentRow
                  locale={locale}
                  key={document.id}
                  call={call}
                  document={document}
                  attempt={kept.attempt}
                  onChanged={kept.change}
                  onDelete={() => remove(document)}
                />
              ))}
            </ul>
          )}
        </div>
        <FileUpload
          id={isCv ? 'cvs' : 'others'}
          label={t(isCv ? 'library.addCv' : 'library.addOther')}
          files={rows}
          onAdd={(files) => void upload(files)}
          onCancel={cancel}
          onRetry={retry}
          onRemove={cancel}
          chooseLabel={t('library.choose')}
          note={`${t('library.drop', { max: maxFilesAtOnce })} · ${t('files.hint')}`}
          accept={documentAccept}
          {...labels}
        />
        <p role="status" className="sr">
          {news}
        </p>
      </div>
    </Panel>
  );
};

/** Documents that a person keeps, CVs first, with how much room they take. */
export const Documents = ({ locale, documents }: { locale: Locale; documents: readonly Document[] }) => {
  const { t, size } = useWords();
  const kept = useKept(locale, documents);
  const bytes = kept.items.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <>
      <div className={styles.lead}>
        <p>{t('library.lead')}</p>
        <p className={styles.quiet}>
          {t('library.room', {
            count: kept.items.length,
            max: libraryLimits.documents,
            size: size(bytes),
            maxSize: size(libraryLimits.documentBytes),
          })}
        </p>
      </div>
      <Shelf locale={locale} source="CV" kept={kept} />
      <Shelf locale={locale} source="document" kept={kept} />
    </>
  );
};
