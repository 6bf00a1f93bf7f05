'use client';

import { requestLoginLink, requestPasswordReset } from '@radar/domain/accounts';
import { EmailAddress } from '@radar/domain/text';
import { Button } from '@radar/ui/button';
import { Fields } from '@radar/ui/field';
import { TextField } from '@radar/ui/input';
import { Note } from '@radar/ui/note';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSiteForm } from '../site-form.tsx';
import { AccountForm } from './account-form.tsx';
import type { AuthViewProps } from './auth-props.ts';
import { useAccountWords } from './use-account-words.ts';

const Values = z.object({ email: EmailAddress });

/** Asks for a mail with a link: to sign in, or to set a new password. The answer is the same for every address. */
export const MailLinkForm = ({
  call,
  draft,
  show,
  purpose,
}: AuthViewProps & { purpose: 'forgotten_password' | 'link' }) => {
  const { t } = useAccountWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSiteForm({
    id: purpose,
    schema: Values,
    labels: { email: t('accounts.field.email') },
    start: { email: draft.values.email },
    keepSoon: draft.keepSoon,
    send: async (body) => {
      await call(purpose === 'link' ? requestLoginLink : requestPasswordReset, { body });
      setSentTo(body.email);
    },
  });
  return (
    <AccountForm
      form={form}
      look={sentTo === null ? 'main' : 'line'}
      submitLabel={t(sentTo === null ? 'accounts.sendLink' : 'accounts.sendAgain')}
      otherwise="errors.INTERNAL"
      after={
        <>
          <div role="status">
            {sentTo !== null && <Note tone="ok">{t('accounts.linkSent', { email: sentTo })}</Note>}
          </div>
          <Button look="text" onClick={() => show('login')}>
            {t('accounts.backToLogin')}
          </Button>
        </>
      }
    >
      <p>{t(purpose === 'link' ? 'accounts.linkText' : 'accounts.forgottenText')}</p>
      <Fields>
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
      </Fields>
    </AccountForm>
  );
};
