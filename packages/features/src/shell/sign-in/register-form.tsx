'use client';

import { NewPassword, register, Username } from '@radar/domain/accounts';
import { EmailAddress, line, personName } from '@radar/domain/text';
import { Checkbox } from '@radar/ui/checkbox';
import { FieldPair, Fields } from '@radar/ui/field';
import { FormControl } from '@radar/ui/form';
import { TextField } from '@radar/ui/input';
import { SelectField } from '@radar/ui/select';
import * as z from 'zod/mini';
import { useSiteForm } from '../site-form.tsx';
import { AccountForm } from './account-form.tsx';
import type { AuthViewProps } from './auth-props.ts';
import { PasswordField } from './password-field.tsx';
import { TermsLine } from './terms-line.tsx';
import { useAccountWords } from './use-account-words.ts';

const common = {
  firstName: personName(255),
  lastName: personName(255),
  email: EmailAddress,
  password: NewPassword,
  education: z.nullable(z.object({ value: z.string(), label: z.string() })),
  address: line(255),
  acceptTos: z.literal(true, 'acceptTos'),
};
const schemas = {
  email: z.object({ ...common, username: z.string() }),
  username: z.object({ ...common, username: Username }),
};

/** Makes an account; its address is confirmed in the next view. */
export const RegisterForm = ({ call, draft, loginName, educationLevels, addresses, show }: AuthViewProps) => {
  const { t } = useAccountWords();
  const form = useSiteForm({
    id: 'register',
    schema: schemas[loginName],
    labels: {
      firstName: t('accounts.field.firstName'),
      lastName: t('accounts.field.lastName'),
      email: t('accounts.field.email'),
      username: t('accounts.field.username'),
      password: t('accounts.field.password'),
      education: t('accounts.field.education'),
      address: t('accounts.field.address'),
      acceptTos: t('accounts.field.acceptTos'),
    },
    start: { ...draft.values, password: '', education: null, acceptTos: false },
    keepSoon: ({ firstName, lastName, email, username, address }) =>
      draft.keepSoon({ firstName, lastName, email, username, address }),
    send: async ({ username, education, address, ...registration }) => {
      await call(register, {
        body: {
          ...registration,
          ...(loginName === 'username' && { username }),
          ...(education !== null && { educationLevel: { id: Number(education.value) } }),
          ...(address !== '' && { address }),
        },
      });
      draft.keep({ email: registration.email });
      show('verify');
    },
  });
  return (
    <AccountForm
      form={form}
      submitLabel={t('accounts.register')}
      otherwise="accounts.error.register"
      after={<TermsLine id="accounts.readTerms" addresses={addresses} />}
    >
      <Fields>
        <FieldPair>
          <TextField {...form.field('firstName')} autoComplete="given-name" />
          <TextField {...form.field('lastName')} autoComplete="family-name" />
        </FieldPair>
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        {loginName === 'username' && (
          <TextField
            {...form.field('username')}
            hint={t('accounts.field.usernameHint')}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
        <PasswordField
          {...form.field('password')}
          hint={t('accounts.field.passwordHint')}
          autoComplete="new-password"
        />
        <FormControl form={form} name="education">
          {(control) => (
            <SelectField
              {...control}
              optionalLabel={t('accounts.optional')}
              placeholder={t('accounts.field.educationNone')}
              options={educationLevels.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </FormControl>
        <TextField {...form.field('address')} optionalLabel={t('accounts.optional')} autoComplete="street-address" />
        <Checkbox {...form.field('acceptTos')} />
      </Fields>
    </AccountForm>
  );
};
