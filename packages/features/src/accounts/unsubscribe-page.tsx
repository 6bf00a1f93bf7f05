import { getSubscription, type Subscription } from '@radar/domain/subscriptions';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { Button, ButtonLink } from '@radar/ui/button';
import { Panel } from '@radar/ui/panel';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { orNotFound, publicApi } from '../server/api.ts';
import { pageMetadata } from '../shell/metadata.ts';
import { localeOf, type PageProps, type QueryPageProps } from '../shell/page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { words } from '../shell/words.ts';
import styles from './auth.module.css';
import settings from './settings/settings.module.css';

const addressIn = (locale: Locale): string => href(locale, 'unsubscribe');

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const locale = localeOf((await params).locale);
  const { t } = await words(locale, 'notices');
  return pageMetadata({ locale, screen: 'unsubscribe', title: t('notices.endTitle'), addressIn });
};

const questionOf = ({ t }: Translator, { kind, name }: Subscription): string => {
  if (kind === 'applications') return t('notices.endApplications');
  if (kind === 'messages') return t('notices.endMessages');
  return name === null ? t('notices.endSearchUnnamed') : t('notices.endSearch', { name });
};

/** Where the link of a mail leads: asks, and one press ends mails of this kind. Needs neither a session nor a script. */
export const Page = async ({ params, searchParams }: QueryPageProps) => {
  const locale = localeOf((await params).locale);
  const { token } = await searchParams;
  if (typeof token !== 'string' || !/^[\w-]{1,64}$/.test(token)) notFound();
  const [translator, subscription] = await Promise.all([
    words(locale, 'notices'),
    orNotFound(publicApi(locale)(getSubscription, { params: { token } }, { cache: 'no-store' })),
  ]);
  const { t } = translator;
  const { isOn } = subscription;
  return (
    <Shell locale={locale} screen="unsubscribe" addressIn={addressIn}>
      <div className={`wrap ${styles.single}`}>
        <Panel>
          <div className={settings.section}>
            <h1>{isOn ? t('notices.endTitle') : t('notices.endedTitle')}</h1>
            <p>{isOn ? questionOf(translator, subscription) : t('notices.endedText')}</p>
            {isOn && (
              <form method="post" action={`/api/unsubscribe/${token}?locale=${locale}`}>
                <Button type="submit" look="main">
                  {t('notices.endButton')}
                </Button>
              </form>
            )}
            <div>
              <ButtonLink look="text" href={`${href(locale, 'my-profile-settings')}#notices`}>
                {t('notices.toSettings')}
              </ButtonLink>
            </div>
          </div>
        </Panel>
      </div>
    </Shell>
  );
};
