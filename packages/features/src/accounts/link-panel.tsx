import 'server-only';
import { href } from '@radar/i18n/addresses';
import { loadMessages } from '@radar/i18n/intl';
import { LinkAction, type LinkActionProps } from './link-action.tsx';

/** The panel of a page that a mailed link, or the way out, leads to. */
export const LinkPanel = async ({
  locale,
  action,
  token,
}: Pick<LinkActionProps, 'locale' | 'action'> & { token: unknown }) => {
  const login = href(locale, 'login');
  return (
    <LinkAction
      locale={locale}
      messages={await loadMessages(locale, ['accounts', 'errors'])}
      action={action}
      token={typeof token === 'string' ? token.slice(0, 200) : ''}
      addresses={{ home: href(locale, 'index'), login, newLink: action === 'signIn' ? `${login}?view=link` : login }}
    />
  );
};
