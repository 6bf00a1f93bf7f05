'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import styles from './form.module.css';
import type { FormState, FormValues } from './use-form.ts';

export type FormProps<Values extends FormValues> = {
  /** From `useForm`. */
  form: FormState<Values>;
  /** What a failed try says above the fields at fault: "Check everything is filled in". */
  summaryHeading: string;
  /**
   * Address of this site that takes the form as the browser itself sends it, where scripts are off or late.
   * @default none: it waits for its script
   */
  action?: string;
  children: ReactNode;
};

/** The control of a field; of a group the first. */
const controlOf = (fieldId: string | undefined): HTMLElement | null => {
  const field = document.getElementById(fieldId ?? '');
  return field?.matches('fieldset') === true ? field.querySelector('input') : field;
};

/**
 * A form with, after a failed try, what is wrong above it: announced, each line leading to its field. The focus goes to
 * the first of these fields.
 */
export function Form<Values extends FormValues>({ form, summaryHeading, action, children }: FormProps<Values>) {
  const { id, faults, failedTries, submit } = form;
  const summary = useRef<HTMLDivElement>(null);
  const first = faults[0]?.fieldId;
  useEffect(() => {
    // The field has the last word on where the page stands.
    summary.current?.scrollIntoView({ block: 'nearest' });
    controlOf(first)?.focus();
  }, [failedTries, first]);

  return (
    <form
      id={id}
      className={styles.form}
      // Sent before its script is there, it must not put what was typed into the address.
      method="post"
      action={action}
      noValidate
      onMouseDown={(event) => {
        // The field that is left would say what is wrong with it, and push the button away from under the press.
        if (event.target instanceof Element && event.target.closest('[type="submit"]') !== null) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {faults.length > 0 && (
        <ErrorSummary
          key={failedTries}
          ref={summary}
          heading={summaryHeading}
          errors={faults}
          onClick={(event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            if (link === null) return;
            // A line leads to its field without a step in the browser's history.
            event.preventDefault();
            controlOf(link.hash.slice(1))?.focus();
          }}
        />
      )}
      {children}
    </form>
  );
}
