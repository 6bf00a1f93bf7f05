'use client';

import type { ContactStep } from '@radar/domain/applications';
import { FieldPair, Fields } from '@radar/ui/field';
import type { FormState } from '@radar/ui/form';
import { TextField } from '@radar/ui/input';
import { NativeSelectField } from '@radar/ui/native-select';
import { useWords } from '../shell/use-words.ts';
import type { StepProps } from './step-props.ts';

type Contact = Record<keyof ContactStep, unknown>;

/** Words of the fields, in their order. */
export const useContactLabels = () => {
  const { t } = useWords();
  return {
    firstName: t('apply.firstName'),
    lastName: t('apply.lastName'),
    email: t('apply.email'),
    phone: t('apply.phone'),
    nationality: t('applying.nationality'),
  };
};

/** As the application takes them: a field that is empty is cleared. */
export const toDraft = ({ firstName, lastName, email, phone, nationality }: ContactStep) => ({
  firstName,
  lastName,
  email: email === '' ? null : email,
  phone: phone === '' ? null : phone,
  nationality: nationality === '' ? null : nationality,
});

/** Name, nationality and how to reach the person: by e-mail or by phone. */
export const ContactFields = <Values extends Contact>({
  form,
  countries,
}: {
  form: FormState<Values>;
  countries: StepProps['countries'];
}) => {
  const { t } = useWords();
  const optional = `(${t('apply.optional')})`;
  const field = (name: keyof Contact) => form.field(name as Parameters<typeof form.field>[0]);
  return (
    <Fields>
      <FieldPair>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldPair>
      <TextField {...field('email')} type="email" inputMode="email" hint={t('apply.emailHint')} autoComplete="email" />
      <TextField {...field('phone')} type="tel" hint={t('apply.phoneHint')} autoComplete="tel" />
      <NativeSelectField
        {...field('nationality')}
        options={countries}
        noneLabel={t('applying.nationalityNone')}
        optionalLabel={optional}
      />
    </Fields>
  );
};
