import { storedItems } from '@radar/config/cookies';
import type { Translator } from '@radar/i18n/intl';
import { brand, isBuilt } from '../server/brand.ts';
import styles from './cookie-facts.module.css';

type Props = {
  /** With the words of `cookies`. */
  translator: Translator;
};

const lifetimeOf = ({ lifetimeDays, place }: (typeof storedItems)[number], { t }: Translator): string => {
  if (lifetimeDays !== null) return t('cookies.days', { n: lifetimeDays });
  return t(place === 'sessionStorage' ? 'cookies.untilTabClosed' : 'cookies.untilCleared');
};

/** Everything that the product keeps in a browser, from the table that the code itself uses. */
export const CookieTable = ({ translator }: Props) => {
  const { t, locale } = translator;
  const items = storedItems.filter(({ needsAccount }) => !needsAccount || isBuilt('login'));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t('cookies.tableLabel')}: {t('cookies.category.necessary').toLocaleLowerCase(locale)}
      </caption>
      <thead>
        <tr>
          {(['tableName', 'tableLifetime', 'tablePurpose'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`cookies.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.place} ${item.name}`}>
            <th scope="row">
              <code>{item.name}</code>
              <span className={styles.place}>{t(`cookies.place.${item.place}`)}</span>
            </th>
            <td>{lifetimeOf(item, translator)}</td>
            <td>{t(`cookies.purpose.${item.purpose}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Whose scripts this site loads once they are allowed. */
export const ThirdParties = ({ translator: { t } }: Props) => {
  const { analyticsId, analyticsScript, bannerScript, oneTap } = brand.features;
  const scripts = [
    ...(analyticsId === null ? [] : [{ category: 'analytics', src: analyticsScript } as const]),
    ...(bannerScript === null ? [] : [{ category: 'marketing', src: bannerScript } as const]),
    ...(oneTap ? [{ category: 'marketing', src: 'https://accounts.google.com' } as const] : []),
  ];
  if (scripts.length === 0) return <p>{t('cookies.thirdPartyNone')}</p>;
  return (
    <>
      <p>{t('cookies.thirdPartySome')}</p>
      <ul>
        {scripts.map(({ category, src }) => (
          <li key={src}>
            {t(`cookies.category.${category}`)}: <code>{new URL(src).host}</code>
          </li>
        ))}
      </ul>
    </>
  );
};
