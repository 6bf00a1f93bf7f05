import { href } from '@radar/i18n/addresses';
import { type Locale, localeFacts } from '@radar/i18n/locales';
import { BrandSide } from '@radar/ui/brand-side';
import { ArrowLeftIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import { Panel } from '@radar/ui/panel';
import { Wordmark } from '@radar/ui/wordmark';
import type { ReactNode } from 'react';
import { brand, brandTitle } from '../server/brand.ts';
import { words } from '../shell/words.ts';
import styles from './auth.module.css';

/** Frame of the pages that have neither header nor footer: the brand, one panel, the way back; on a desk, what an account is
 * for. */
export const AuthFrame = async ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const { t } = await words(locale, 'accounts');
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.top}>
          <Wordmark
            href={href(locale, 'index')}
            label={brandTitle}
            word={brand.secondWord}
            script={localeFacts[brand.firstLocale].script}
          />
          <TextLink alone href={href(locale, 'index')}>
            <ArrowLeftIcon size="s" /> {t('accounts.back')}
          </TextLink>
        </header>
        <main className={styles.panel}>
          <Panel>{children}</Panel>
        </main>
      </div>
      <BrandSide
        shape={brand.theme.rings}
        title={t('accounts.why.title')}
        points={[t('accounts.why.saved'), t('accounts.why.apply'), t('accounts.why.all')]}
      />
    </div>
  );
};
