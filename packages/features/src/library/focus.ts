'use client';

import { type MouseEvent, useEffect } from 'react';

/** A form that was asked for begins with the focus in its first field, at the end of what stands there. */
export const useFirstFocus = (fieldId: string): void =>
  useEffect(() => {
    const field = document.getElementById(fieldId);
    field?.focus();
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [fieldId]);

/** A field that is left says what is wrong with it, and would push a button away from under the press. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
