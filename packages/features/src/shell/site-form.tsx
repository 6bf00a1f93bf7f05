'use client';

import { AppError, type ErrorCode, type FieldError, toFieldErrors } from '@radar/domain/http';
import { Form, type FormOptions, type FormState, type FormValues, useForm } from '@radar/ui/form';
import { Note } from '@radar/ui/note';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useWords } from './use-words.ts';

type Schema = z.ZodMiniObject;

type SiteFormOptions<S extends Schema> = Omit<FormOptions<z.input<S>, z.output<S>>, 'start' | 'check' | 'faultsOf'> & {
  /** What the form takes, of the domain. */
  schema: S;
  /** What it holds at first; need not be valid. */
  start: Record<keyof z.input<S>, unknown>;
  /**
   * Failures that are one field's fault.
   * @default none
   */
  blames?: Partial<Record<ErrorCode, keyof z.input<S> & string>>;
};

/** A form that a schema of the domain checks, in the page's language. Fields that the API blames show it. */
export const useSiteForm = <S extends Schema>({
  schema,
  start,
  blames = {},
  ...options
}: SiteFormOptions<S>): FormState<z.input<S>> => {
  const { fieldText, reasonOf } = useWords();
  const faults = (errors: readonly FieldError[] = []) =>
    errors.map(({ path, code, params }) => ({ name: path, text: fieldText(code, params) }));
  return useForm<z.input<S>, z.output<S>>({
    ...options,
    start: start as z.input<S>,
    check: (values) => {
      const result = schema.safeParse(values);
      return result.success ? { values: result.data } : { faults: faults(toFieldErrors(result.error, values)) };
    },
    faultsOf: (rejection) => {
      if (!(rejection instanceof AppError)) return [];
      const name = blames[rejection.code];
      return name === undefined ? faults(rejection.details.fields) : [{ name, text: reasonOf(rejection) }];
    },
  });
};

type SiteFormProps<Values extends FormValues> = {
  /** From `useSiteForm`. */
  form: FormState<Values>;
  /** Its fields. */
  children: ReactNode;
  /** Its buttons, under what went wrong. */
  buttons: ReactNode;
};

/** Draws a form of the site, with what is missing above it and what failed under it. */
export const SiteForm = <Values extends FormValues>({ form, children, buttons }: SiteFormProps<Values>) => {
  const { t, reasonOf } = useWords();
  return (
    <Form form={form} summaryHeading={t('form.checkAll')}>
      {children}
      {form.failure !== null && (
        <Note tone="err" role="alert">
          {t('form.failed', { reason: reasonOf(form.failure) })}
        </Note>
      )}
      {buttons}
    </Form>
  );
};
