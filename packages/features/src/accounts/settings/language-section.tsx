'use client';

import { updateMe } from '@radar/domain/accounts';
import { isLocale, type Locale, localeCookie } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { Panel } from '@radar/ui/panel';
import { RadioGroup } from '@radar/ui/radio-group';
import { useEffect, useState } from 'react';
import { showToast } from '../../shell/after-load/messages.ts';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

export type SettingsLanguage = { locale: Locale; name: string; href: string };

/** Set before the page is left for the new language, which says that it was changed. */
const changedKey = 'settings.language';

type LanguageSectionProps = SectionProps & { locale: Locale; languages: readonly SettingsLanguage[] };

/** The person's language: of mails, and of the site from now on. */
export const LanguageSection = ({ me, call, onChanged, attempt, locale, languages }: LanguageSectionProps) => {
  const { t } = useAccountWords();
  const [chosen, setChosen] = useState(me.locale);
  const [isBusy, setIsBusy] = useState(false);
  const sayChanged = () => void showToast({ title: t('settings.language.changed') });

  useEffect(() => {
    if (sessionStorage.getItem(changedKey) === null) return;
    sessionStorage.removeItem(changedKey);
    void showToast({ title: t('settings.language.changed') });
  }, [t]);

  const change = async (): Promise<void> => {
    onChanged(await call(updateMe, { body: { locale: chosen } }));
    const target = languages.find((language) => language.locale === chosen);
    if (target === undefined || chosen === locale) return sayChanged();
    document.cookie = `${localeCookie.name}=${chosen};path=/;max-age=${localeCookie.maxAgeS};samesite=lax`;
    sessionStorage.setItem(changedKey, chosen);
    window.location.assign(target.href);
  };
  const save = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    await attempt('settings.language.failed', change);
    setIsBusy(false);
  };
  return (
    <Panel heading={t('settings.language.title')}>
      <form
        className={styles.section}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.fact}>{t('settings.language.text')}</p>
        <RadioGroup
          id="settings-language"
          name="language"
          label={t('settings.language.title')}
          value={chosen}
          onValueChange={(value) => isLocale(value) && setChosen(value)}
          options={languages.map(({ locale: value, name }) => ({ value, label: <span lang={value}>{name}</span> }))}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {t('settings.language.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
