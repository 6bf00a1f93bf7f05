import { isLocale } from '@radar/i18n/locales';
import { loadAuthForm } from '../../shell/sign-in/load-auth-form.ts';
import type { SignInContent } from '../../shell/sign-in/sign-in-content.ts';
import { words } from '../../shell/words.ts';
import { documentAnswer, noDocument } from '../machines/answer.ts';

/** The sign-in form, for a page that opens it in place: the same for everybody, so that any cache may keep it. */
export const GET = async (request: Request): Promise<Response> => {
  const locale = new URL(request.url).searchParams.get('locale');
  if (!isLocale(locale)) return noDocument();
  const [{ t }, form] = await Promise.all([words(locale, 'accounts'), loadAuthForm(locale, { view: 'login' })]);
  const content: SignInContent = { title: t('accounts.metaTitle'), form };
  return documentAnswer(request, { body: JSON.stringify(content), type: 'application/json' });
};
