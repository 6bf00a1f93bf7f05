import { createCaller } from '@radar/api-client/caller';
import { getMe } from '@radar/domain/accounts';
import { intlTag } from '@radar/i18n/intl';
import { isLocale } from '@radar/i18n/locales';
import { createIntl } from 'react-intl';
import { confirmModal } from './after-load/messages.ts';
import { loadSignInContent } from './sign-in/sign-in-content.ts';

let isOpen = false;

const ask = async (language: string): Promise<void> => {
  const locale = isLocale(language) ? language : 'en';
  const call = createCaller({ prefix: '/api/proxy', headers: { 'accept-language': locale } });
  const [{ form }, { firstName, lastName, email }] = await Promise.all([loadSignInContent(locale), call(getMe, {})]);
  const intl = createIntl({ locale: intlTag(locale), messages: form.messages });
  const t = (id: string): string => intl.formatMessage({ id }, { name: `${firstName} ${lastName}`, email });
  const isAgreed = await confirmModal({
    title: t('accounts.otherAccount.title'),
    text: t('accounts.otherAccount.text'),
    confirmLabel: t('accounts.otherAccount.reload'),
    cancelLabel: t('accounts.otherAccount.stay'),
  });
  if (isAgreed) location.reload();
};

/** Says whose account is signed in now, and offers to load the page for them. One dialog at a time. */
export const showOtherAccount = async (language: string): Promise<void> => {
  if (isOpen) return;
  isOpen = true;
  try {
    await ask(language);
  } finally {
    isOpen = false;
  }
};
