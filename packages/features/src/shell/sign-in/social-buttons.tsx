'use client';

import type { SignInProvider } from '@radar/domain/accounts';
import { Button } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { useState } from 'react';
import type { AuthViewProps } from './auth-props.ts';
import { goToProvider } from './go-to-provider.ts';
import { ProviderLogo } from './provider-logo.tsx';
import styles from './social-buttons.module.css';
import { useAccountWords } from './use-account-words.ts';

/** Names of firms, the same in every language. */
const names: Record<SignInProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** Ways in through others, where the site has any. */
export const SocialButtons = ({
  call,
  locale,
  providers,
  addresses,
}: Pick<AuthViewProps, 'call' | 'locale' | 'providers' | 'addresses'>) => {
  const { t, reasonOf } = useAccountWords();
  const [goingTo, setGoingTo] = useState<SignInProvider | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (providers.length === 0) return null;

  const go = (provider: SignInProvider, clientId: string): void => {
    if (goingTo !== null) return;
    setGoingTo(provider);
    setFailure(null);
    goToProvider({ call, provider, clientId, locale, next: addresses.next }).catch((error: unknown) => {
      setFailure(error);
      setGoingTo(null);
    });
  };
  return (
    <>
      {failure !== null && (
        <Note tone="err" role="alert">
          {reasonOf(failure, 'accounts.error.social')}
        </Note>
      )}
      <div className={styles.row} role="group" aria-label={t('accounts.others')}>
        {providers.map(({ provider, clientId }) => (
          <Button
            key={provider}
            className={styles.button}
            size="l"
            icon={<ProviderLogo provider={provider} />}
            busy={goingTo === provider}
            onClick={() => go(provider, clientId)}
          >
            {providers.length === 1 ? t(`accounts.with.${provider}`) : names[provider]}
          </Button>
        ))}
      </div>
      <div className={styles.or}>{t('accounts.or')}</div>
    </>
  );
};
