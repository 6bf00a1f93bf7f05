'use client';

import type { CoverLetter, Document } from '@radar/domain/documents';
import { type CompiledMessages, intlTag } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { IntlProvider } from 'react-intl';
import { Documents } from './documents.tsx';
import { Letters } from './letters.tsx';

type LibraryProps = {
  locale: Locale;
  timeZone: string;
  /** Of `library`, `files`, `form` and `errors`. */
  messages: CompiledMessages;
  userId: number;
  documents: readonly Document[];
  letters: readonly CoverLetter[];
};

/** What a person keeps for applications, and all that can be done with it. */
export const Library = ({ locale, timeZone, messages, userId, documents, letters }: LibraryProps) => (
  <IntlProvider locale={intlTag(locale)} messages={messages} timeZone={timeZone}>
    <Documents locale={locale} documents={documents} />
    <Letters locale={locale} userId={userId} letters={letters} />
  </IntlProvider>
);
