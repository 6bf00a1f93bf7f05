'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SuggestionWords } from './suggestion-words.ts';
import styles from './suggestions.module.css';

// Nobody needs its bytes who does not type.
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }));

/** Helps with the fields of the search box that it stands in, from their first focus on. */
export const Suggestions = ({ words }: { words: SuggestionWords }) => {
  const at = useRef<HTMLSpanElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const form = at.current?.closest('form');
    if (!form) return;
    const help = (target: EventTarget | null) => {
      if (target instanceof HTMLInputElement && target.dataset['suggest'] !== undefined) setField(target);
    };
    const abort = new AbortController();
    form.addEventListener('focusin', ({ target }) => help(target), abort);
    // A suggestion that still stands in the field as it was chosen is sent as what it means, not as its name.
    form.addEventListener(
      'formdata',
      ({ formData }) => {
        for (const { name, value, dataset } of form.querySelectorAll<HTMLInputElement>('[data-suggest]')) {
          if (dataset['meaning'] === undefined || dataset['label'] !== value) continue;
          formData.set(name, dataset['meaning']);
          if (dataset['around'] === value) formData.set('radiusKm', dataset['radiusKm'] ?? '');
        }
      },
      abort,
    );
    if (form.contains(document.activeElement)) help(document.activeElement);
    return () => abort.abort();
  }, []);
  return (
    <span ref={at} className={styles.place}>
      {field && (
        <Suspense>
          <SuggestionList key={field.name} field={field} words={words} say={setSaid} />
        </Suspense>
      )}
      <span className={styles.said} role="status">
        {said}
      </span>
    </span>
  );
};
