'use client';

import type { Caller } from '@radar/api-client/caller';
import { Document, DocumentSource, updateDocument } from '@radar/domain/documents';
import { maxDocumentNameLength } from '@radar/domain/files';
import { requiredLine } from '@radar/domain/text';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { FormControl } from '@radar/ui/form';
import { TextField } from '@radar/ui/input';
import { Note } from '@radar/ui/note';
import { RadioGroup } from '@radar/ui/radio-group';
import { useState } from 'react';
import * as z from 'zod/mini';
import { currentOf } from '../shell/current-of.ts';
import { withSession } from '../shell/with-session.ts';
import { SiteForm, useSiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import styles from './library.module.css';
import { keepFocus, useFirstFocus } from './focus.ts';

type DocumentFormProps = {
  locale: Locale;
  call: Caller;
  document: Document;
  onChanged: (document: Document) => void;
  /** Told the document as it is by now. */
  onClose: (current: Document) => void;
};

/** The name of a document, without the end that says its format, and what it is for. */
export const DocumentForm = ({ locale, call, document: kept, onChanged, onClose }: DocumentFormProps) => {
  const { t } = useWords();
  const end = kept.name.slice(kept.name.lastIndexOf('.'));
  const id = `document-${kept.id}`;
  const [current, setCurrent] = useState(kept);
  const form = useSiteForm({
    id,
    schema: z.object({ name: requiredLine(maxDocumentNameLength - end.length), source: DocumentSource }),
    labels: { name: t('library.name'), source: t('library.source') },
    start: { name: kept.name.slice(0, -end.length), source: kept.source },
    send: async ({ name, source }) => {
      const params = { id: String(kept.id) };
      const input = { params, body: { name: `${name}${end}`, source } };
      try {
        onChanged(await withSession(locale, () => call(updateDocument, input, { ifMatch: current.version })));
      } catch (failure) {
        setCurrent(currentOf(Document, failure) ?? current);
        throw failure;
      }
    },
  });
  useFirstFocus(`${id}-name`);
  return (
    <div className={styles.editor}>
      <SiteForm
        form={form}
        buttons={
          <div className={styles.buttons}>
            <Button onMouseDown={keepFocus} onClick={() => onClose(current)}>
              {t('library.cancel')}
            </Button>
            <Button type="submit" look="main" busy={form.isBusy}>
              {t('library.save')}
            </Button>
          </div>
        }
      >
        <Fields>
          <TextField {...form.field('name')} hint={t('library.nameHint', { end })} autoComplete="off" />
          <FormControl form={form} name="source">
            {({ name, value, onValueChange, ...field }) => (
              <RadioGroup
                {...field}
                name={name}
                look="segments"
                value={value}
                onValueChange={(next) => onValueChange(DocumentSource.parse(next))}
                options={[
                  { value: 'CV', label: t('library.sourceCv') },
                  { value: 'document', label: t('library.sourceOther') },
                ]}
              />
            )}
          </FormControl>
          {current !== kept && (
            <Note tone="tint">
              {t('library.documentStale', {
                name: current.name,
                source: t(current.source === 'CV' ? 'library.sourceCv' : 'library.sourceOther'),
              })}
            </Note>
          )}
        </Fields>
      </SiteForm>
    </div>
  );
};
