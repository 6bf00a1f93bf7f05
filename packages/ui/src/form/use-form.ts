'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Control, type Resolver, useForm as useFields, type UseFormRegisterReturn } from 'react-hook-form';

/** Values of a form, by the names of its fields. */
export type FormValues = Record<string, unknown>;

export type NameIn<Values> = Extract<keyof Values, string>;

/** What is wrong with one field, in a sentence that says what to do. */
export type Fault = { name: string; text: string };

export type FormOptions<Values extends FormValues, Checked extends FormValues> = {
  /** Of the form; the ids of its fields begin with it. */
  id: string;
  /** Words of each field, in the order of the page. */
  labels: Record<NameIn<Values>, string>;
  /** What the form holds at first, such as the values of a draft. */
  start: Values;
  /**
   * Keeps what is typed, such as `keepSoon` of a draft.
   * @default none
   */
  keepSoon?: (values: Values) => void;
  /** What the values mean, or what is wrong with them. */
  check: (values: Values) => { values: Checked } | { faults: readonly Fault[] };
  /** Takes the checked values. */
  send: (values: Checked) => Promise<void>;
  /**
   * The fields that a rejection blames.
   * @default none
   */
  faultsOf?: (rejection: unknown) => readonly Fault[];
  /**
   * What an earlier try was rejected with, such as one that the browser sent by itself.
   * @default null: there was none
   */
  failedWith?: unknown;
};

export type FieldWords = {
  id: string;
  label: string;
  /** Only once the field was changed or left, or a try has failed. */
  error: string | undefined;
};

/** A form as `useForm` makes it and `Form` draws it. */
export type FormState<Values extends FormValues> = {
  id: string;
  control: Control<FormValues>;
  words: (name: NameIn<Values>) => FieldWords;
  /** What an input, a textarea or a checkbox with its field takes. */
  field: (name: NameIn<Values>) => UseFormRegisterReturn & FieldWords;
  /** What kept the last try from going through, in the order of the page. */
  faults: readonly { fieldId: string; text: string }[];
  /** How many tries failed. */
  failedTries: number;
  /** What the last action was rejected with, unless that blamed fields; null when it was not. */
  failure: unknown;
  isBusy: boolean;
  submit: () => void;
  /** Changes a field from outside. */
  set: <Name extends NameIn<Values>>(name: Name, value: Values[Name]) => void;
  /** Runs an action of the form's page. While one is under way, further presses do nothing. */
  run: (action: () => Promise<void>) => void;
};

const resolverOf =
  <Values extends FormValues>(check: FormOptions<Values, FormValues>['check']): Resolver<FormValues> =>
  (values) => {
    const result = check(values as Values);
    if ('values' in result) return { values: result.values, errors: {} };
    const errors = result.faults.map(({ name, text }) => [name, { type: 'check', message: text }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

const only = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/**
 * A form: checked at each change, sent once however often it is pressed, its draft kept half a second after the last
 * key. Whatever goes wrong, what was typed stays.
 */
export const useForm = <Values extends FormValues, Checked extends FormValues>({
  id,
  labels,
  start,
  keepSoon,
  check,
  send,
  faultsOf,
  failedWith = null,
}: FormOptions<Values, Checked>): FormState<Values> => {
  const names = Object.keys(labels) as NameIn<Values>[];
  const { control, register, handleSubmit, subscribe, setError, setValue, formState } = useFields<FormValues>({
    mode: 'all',
    shouldFocusError: false,
    resolver: resolverOf(check),
    defaultValues: only(start, names),
  });
  const { errors, dirtyFields, touchedFields, isSubmitted } = formState;
  const [failed, setFailed] = useState<{ faults: FormState<Values>['faults']; tries: number }>({
    faults: [],
    tries: 0,
  });
  const [failure, setFailure] = useState<unknown>(failedWith);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  useEffect(() => {
    if (keepSoon === undefined) return undefined;
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepSoon(values as Values) });
  }, [subscribe, keepSoon]);

  const fail = (faults: readonly Fault[]): void => {
    const listed = names.flatMap((name) => faults.find((fault) => fault.name === name) ?? []);
    setFailed(({ tries }) => ({
      faults: listed.map(({ name, text }) => ({
        fieldId: `${id}-${name}`,
        text: `${labels[name as NameIn<Values>]}: ${text}`,
      })),
      tries: tries + 1,
    }));
  };

  const reject = (rejection: unknown): void => {
    const blamed = (faultsOf?.(rejection) ?? []).filter(({ name }) => name in labels);
    if (blamed.length === 0) return setFailure(rejection);
    for (const { name, text } of blamed) setError(name, { type: 'server', message: text });
    return fail(blamed);
  };

  const run = (action: () => Promise<void>): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    action()
      .catch(reject)
      .finally(() => {
        isRunning.current = false;
        setIsBusy(false);
      });
  };

  const words = (name: NameIn<Values>): FieldWords => {
    const isShown = isSubmitted || Boolean(dirtyFields[name]) || Boolean(touchedFields[name]);
    return {
      id: `${id}-${name}`,
      label: labels[name],
      error: isShown ? errors[name]?.message : undefined,
    };
  };

  return {
    id,
    control,
    words,
    field: (name) => ({ ...register(name), ...words(name) }),
    faults: failed.faults,
    failedTries: failed.tries,
    failure,
    isBusy,
    submit: () =>
      run(
        handleSubmit(
          (values) => {
            setFailed(({ tries }) => ({ faults: [], tries }));
            return send(values as Checked);
          },
          (found) =>
            fail(
              names.flatMap((name) => {
                const text = found[name]?.message;
                return text === undefined ? [] : { name, text };
              }),
            ),
        ),
      ),
    set: useCallback(
      (name, value) => setValue(name as string, value, { shouldValidate: isSubmitted }),
      [setValue, isSubmitted],
    ),
    run,
  };
};
