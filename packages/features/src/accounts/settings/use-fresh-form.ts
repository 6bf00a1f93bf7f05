'use client';

import { useEffect, useState } from 'react';

/**
 * A form that begins anew once it has gone through, with the focus where it was, on its button.
 * @param formId of the `<form>`
 */
export const useFreshForm = (formId: string): { key: number; onDone: () => void } => {
  const [key, setKey] = useState(0);
  useEffect(() => {
    if (key > 0) document.querySelector<HTMLElement>(`#${formId} [type=submit]`)?.focus();
  }, [formId, key]);
  return { key, onDone: () => setKey(key + 1) };
};
