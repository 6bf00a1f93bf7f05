import { siteOf } from '@radar/config/sites';
import { localeFacts } from '@radar/i18n/locales';
import { CheckIcon, MinusIcon } from '@radar/ui/icons';
import { SectionHead } from '@radar/ui/section-head';
import { type BrandId, brands } from '../toolbars/brands.ts';
import styles from './brand-console.module.css';

/** What brand.config.ts says, in words; beside it what the registry of sites allows. */
export function ConfigSection({ id }: { id: BrandId }) {
  const brand = brands[id];
  const site = siteOf(brand.siteId);
  const { features } = brand;
  const flags: [name: string, isOn: boolean, note?: string][] = [
    ['messages', features.messages, site.mayHave.messages ? undefined : 'not allowed by the registry'],
    ...Object.entries(features.social).map(([provider, isOn]): [string, boolean, string?] => [
      `social.${provider}`,
      isOn,
      site.mayHave.socialProviders.some((allowed) => allowed === provider) ? undefined : 'not allowed by the registry',
    ]),
    ['oneTap', features.oneTap],
    ['cookieManager', features.cookieManager],
    ['bannerScript', features.bannerScript !== null, features.bannerScript ?? undefined],
    ['analyticsId', features.analyticsId !== null, features.analyticsId ?? undefined],
  ];
  const facts: [term: string, value: string][] = [
    ['Languages', brand.locales.map((locale) => localeFacts[locale].ownName).join(', ')],
    ['First language', localeFacts[brand.firstLocale].ownName],
    ['Market, currency', `${site.market}, ${site.currency}`],
    ['Login by', brand.login],
    ['Font', brand.theme.font],
    ['Browser bar', `${brand.theme.themeColor.light} / ${brand.theme.themeColor.dark}`],
  ];
  return (
    <>
      <SectionHead heading="Configuration" note={`apps/web-${id}/brand.config.ts`} />
      <ul className={styles.flags} role="list">
        {flags.map(([name, isOn, note]) => (
          <li key={name} data-on={isOn}>
            {isOn ? <CheckIcon label="on" /> : <MinusIcon label="off" />}
            <code>{name}</code>
            {note && <span className={styles.value}>{note}</span>}
          </li>
        ))}
      </ul>
      <dl className={styles.values}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
