'use client';

import { updateMe } from '@radar/domain/accounts';
import { EmailFrequency, type SavedSearch, updateSavedSearch } from '@radar/domain/saved';
import { Panel } from '@radar/ui/panel';
import { RadioGroup } from '@radar/ui/radio-group';
import { Switch } from '@radar/ui/switch';
import { useState } from 'react';
import { showToast } from '../../shell/after-load/messages.ts';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import { useIsReady } from '../../shell/use-is-ready.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

/** A saved search under the name that the page gives it. */
export type NoticeSearch = Pick<SavedSearch, 'id' | 'hasEmailNotification' | 'emailFrequency'> & { title: string };

type NoticesSectionProps = SectionProps & {
  searches: readonly NoticeSearch[];
  /** Whether the site has messages. */
  hasMessages: boolean;
};

type SearchChange = Partial<Pick<NoticeSearch, 'hasEmailNotification' | 'emailFrequency'>>;

/** Which mails come: about applications, messages, and new jobs of saved searches. Each switch acts at once. */
export const NoticesSection = ({ me, call, attempt, onChanged, hasMessages, ...props }: NoticesSectionProps) => {
  const { t } = useAccountWords();
  const isReady = useIsReady();
  const [searches, setSearches] = useState(props.searches);
  const change = (send: () => Promise<void>): void =>
    void attempt('notices.failed', async () => {
      await send();
      await showToast({ id: 'notices', title: t('notices.saved') });
    });
  const changeMe = (body: { hasApplicationMails?: boolean; hasMessageMails?: boolean }): void => {
    onChanged({ ...me, ...body });
    change(() =>
      call(updateMe, { body }).then(onChanged, (error: unknown) => {
        onChanged(me);
        throw error;
      }),
    );
  };
  const changeSearch = (id: number, body: SearchChange): void => {
    const before = searches.find((search) => search.id === id);
    const show = (shown: SearchChange) =>
      setSearches((now) => now.map((search) => (search.id === id ? { ...search, ...shown } : search)));
    show(body);
    change(async () => {
      try {
        await call(updateSavedSearch, { params: { id: String(id) }, body });
      } catch (error) {
        show(before ?? {});
        throw error;
      }
    });
  };
  return (
    <Panel id="notices" heading={t('notices.title')}>
      <div className={styles.section}>
        <p className={styles.fact}>{t('notices.text')}</p>
        <Switch
          id="notices-applications"
          label={t('notices.applications')}
          note={t('notices.applicationsNote')}
          checked={me.hasApplicationMails}
          disabled={!isReady}
          onChange={({ target }) => changeMe({ hasApplicationMails: target.checked })}
        />
        {hasMessages && (
          <Switch
            id="notices-messages"
            label={t('notices.messages')}
            note={t('notices.messagesNote')}
            checked={me.hasMessageMails}
            disabled={!isReady}
            onChange={({ target }) => changeMe({ hasMessageMails: target.checked })}
          />
        )}
        <h3 className={styles.sub}>{t('notices.searches')}</h3>
        <p className={styles.fact}>{searches.length === 0 ? t('notices.noSearches') : t('notices.searchesText')}</p>
        {searches.length > 0 && (
          <ul className={styles.sessions}>
            {searches.map(({ id, title, hasEmailNotification, emailFrequency }) => (
              <li key={id} className={styles.notice}>
                <Switch
                  id={`notices-search-${id}`}
                  label={title}
                  checked={hasEmailNotification}
                  disabled={!isReady}
                  onChange={({ target }) => changeSearch(id, { hasEmailNotification: target.checked })}
                />
                {hasEmailNotification && (
                  <RadioGroup
                    id={`notices-often-${id}`}
                    look="segments"
                    name={`notices-often-${id}`}
                    label={t('notices.howOften')}
                    value={emailFrequency}
                    onValueChange={(value) => {
                      const given = EmailFrequency.safeParse(value);
                      if (given.success) changeSearch(id, { emailFrequency: given.data });
                    }}
                    options={EmailFrequency.options.map((value) => ({
                      value,
                      label: t(`notices.${value}`),
                      disabled: !isReady,
                    }))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
};
