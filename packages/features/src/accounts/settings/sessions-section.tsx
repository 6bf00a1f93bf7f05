'use client';

import { endMySession, type UserSession } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { Button } from '@radar/ui/button';
import { DesktopIcon } from '@radar/ui/icons';
import { Panel } from '@radar/ui/panel';
import { Tag } from '@radar/ui/tag';
import { useState } from 'react';
import { showToast } from '../../shell/after-load/messages.ts';
import { useAccountWords } from '../../shell/sign-in/use-account-words.ts';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';

/** A session, with the day of its last use in the page's words. */
export type ShownSession = Pick<UserSession, 'id' | 'device' | 'isCurrent'> & { lastSeen: string };

type SessionsSectionProps = Pick<SectionProps, 'call' | 'attempt'> & {
  sessions: readonly ShownSession[];
  onEnded: (id: number) => void;
};

/** Where the person is signed in, with a way to end it elsewhere. */
export const SessionsSection = ({ call, attempt, sessions, onEnded }: SessionsSectionProps) => {
  const { t } = useAccountWords();
  const [endingId, setEndingId] = useState<number | null>(null);
  const end = async (id: number): Promise<void> => {
    if (endingId !== null) return;
    setEndingId(id);
    await attempt('settings.sessions.failed', async () => {
      await call(endMySession, { params: { id: String(id) } }).catch((error: unknown) => {
        // It ended by itself in the meantime.
        if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      });
      onEnded(id);
      await showToast({ title: t('settings.sessions.ended') });
    });
    setEndingId(null);
  };
  return (
    <Panel heading={t('settings.sessions.title')}>
      <div className={styles.section}>
        <p className={styles.fact}>{t('settings.sessions.text')}</p>
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, isCurrent, lastSeen }) => {
            const name = device ?? t('settings.sessions.unknown');
            return (
              <li key={id} className={styles.session}>
                <DesktopIcon />
                <div className={styles.device}>
                  <b>{name}</b>
                  <span>{t('settings.sessions.lastUsed', { date: lastSeen })}</span>
                </div>
                {isCurrent ? (
                  <Tag look="tint">{t('settings.sessions.current')}</Tag>
                ) : (
                  <Button
                    busy={endingId === id}
                    aria-label={t('settings.sessions.endDevice', { device: name })}
                    onClick={() => void end(id)}
                  >
                    {t('settings.sessions.end')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
};
