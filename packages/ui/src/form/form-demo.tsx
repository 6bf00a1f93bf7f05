import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeInput } from '../code-input/code-input.tsx';
import { describe, Field, Fields } from '../field/index.ts';
import { TextField } from '../input/input.tsx';
import { Note } from '../note/note.tsx';
import { NumberField } from '../number-input/index.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { type SelectOption, SelectField } from '../select/index.ts';
import { TextareaField } from '../textarea/textarea.tsx';
import { type DraftStorage, type Fault, Form, FormControl, useDraft, useForm } from './index.ts';

const Values = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Obavezan unos')),
  email: z.string().check(z.regex(/^\S+@\S+\.\S+$/, 'Upišite ispravnu e-adresu, npr. ime@posta.hr')),
  letter: z.string(),
  hours: z.string().check(z.minLength(1, 'Odaberite radno vrijeme')),
  level: z
    .nullable(z.object({ value: z.string(), label: z.string() }))
    .check(z.refine((level) => level !== null, 'Odaberite obrazovanje')),
  pay: z.string(),
  code: z.string().check(z.regex(/^\d{5}$/, 'Upišite svih pet znamenki')),
  terms: z.boolean().check(z.refine((accepted) => accepted, 'Prihvatite uvjete korištenja')),
});
type Values = z.output<typeof Values>;

const empty: Values = {
  name: '',
  email: '',
  letter: '',
  hours: '',
  level: null,
  pay: '',
  code: '',
  terms: false,
};

export const filled: Values = {
  name: 'Željka Čačić',
  email: 'zeljka@posta.hr',
  letter: 'Poštovani, javljam se na oglas.',
  hours: 'full',
  level: { value: '4', label: 'Srednja škola' },
  pay: '1.250,50',
  code: '40712',
  terms: true,
};

const labels: Record<keyof Values, string> = {
  name: 'Ime i prezime',
  email: 'E-pošta',
  letter: 'Pismo',
  hours: 'Radno vrijeme',
  level: 'Obrazovanje',
  pay: 'Očekivana plaća',
  code: 'Kôd za potvrdu',
  terms: 'Prihvaćam uvjete korištenja',
};

const levels: SelectOption[] = [
  { value: '4', label: 'Srednja škola' },
  { value: '6', label: 'Prvostupnik' },
];

/** A rejection that blames fields, as a server's. */
export class Refused extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('refused');
    this.faults = faults;
  }
}

export type FormDemoProps = {
  /** Of the draft. */
  draftKey: string;
  storage?: DraftStorage;
  start?: Partial<Values>;
  send: (values: Values) => Promise<void>;
};

/** What the draft of a key holds, as another part of the page sees it. */
const Watcher = ({ draftKey }: { draftKey: string }) => {
  const { values, savedAt } = useDraft<Values>({ key: draftKey, parse: () => empty });
  return (
    <p data-testid="shared">
      {savedAt === null ? 'ništa' : 'spremljeno'}: {values.name}
    </p>
  );
};

/** One of each control, checked by a schema. */
export const FormDemo = ({ draftKey, storage, start, send }: FormDemoProps) => {
  const draft = useDraft<Values>({
    key: draftKey,
    parse: (kept) => ({ ...empty, ...start, ...(typeof kept === 'object' && kept) }),
    ...(storage && { storage }),
  });
  const [isSent, setIsSent] = useState(false);
  const form = useForm<Values, Values>({
    id: 'demo',
    labels,
    start: draft.values,
    keepSoon: draft.keepSoon,
    check: (values) => {
      const result = Values.safeParse(values);
      return result.success
        ? { values: result.data }
        : { faults: result.error.issues.map(({ path, message }) => ({ name: String(path[0]), text: message })) };
    },
    send: async (values) => {
      await send(values);
      setIsSent(true);
    },
    faultsOf: (rejection) => (rejection instanceof Refused ? rejection.faults : []),
  });
  return (
    <Form form={form} summaryHeading="Provjerite je li sve ispunjeno">
      <Fields>
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('email')} type="email" autoComplete="email" hint="Na nju stiže potvrda." />
        <TextareaField {...form.field('letter')} optionalLabel="(nije obavezno)" rows={3} />
        <FormControl form={form} name="hours">
          {(control) => (
            <RadioGroup
              {...control}
              options={[
                { value: 'full', label: 'Puno' },
                { value: 'part', label: 'Nepuno' },
              ]}
            />
          )}
        </FormControl>
        <FormControl form={form} name="level">
          {(control) => <SelectField {...control} options={levels} placeholder="Odaberite" />}
        </FormControl>
        <FormControl form={form} name="pay">
          {(control) => <NumberField {...control} optionalLabel="(nije obavezno)" after="€ bruto" />}
        </FormControl>
        <FormControl form={form} name="code">
          {({ error, id, label, ...control }) => (
            <Field id={id} label={label} error={error}>
              <CodeInput {...control} {...describe(id, { error })} />
            </Field>
          )}
        </FormControl>
        <Checkbox {...form.field('terms')} />
      </Fields>
      {form.failure !== null && (
        <Note tone="err" role="alert">
          Veza je prekinuta. Sve što ste upisali ostaje ovdje.
        </Note>
      )}
      <Button type="submit" look="main" busy={form.isBusy}>
        Pošalji
      </Button>
      <p role="status">{isSent && 'Poslano.'}</p>
      <Watcher draftKey={draftKey} />
    </Form>
  );
};
