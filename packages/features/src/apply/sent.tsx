'use client';

import type { Application } from '@radar/domain/applications';
import { ButtonLink } from '@radar/ui/button';
import { Panel } from '@radar/ui/panel';
import { Success } from '@radar/ui/success';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../shell/use-words.ts';
import { AfterSending, type AfterSendingProps } from './after-sending.tsx';
import type { Addresses } from './step-props.ts';

type SentProps = Omit<AfterSendingProps, 'application'> & {
  application: Application;
  /** Null for an incognito one. */
  employer: string | null;
  addresses: Addresses;
  /** Similar jobs, drawn by the server. */
  children: ReactNode;
};

/** It went through: when, what comes next, and what may be done now. */
export const Sent = ({ application, employer, addresses, children, ...after }: SentProps) => {
  const { t, time } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const at = time(new Date(application.sentAt ?? application.updatedAt));
  const { email } = application;
  const facts: Record<string, string> = { time: at, ...(employer !== null && { employer }) };
  const text =
    email === null
      ? t(employer === null ? 'applying.sentIncognito' : 'applying.sent', facts)
      : t(employer === null ? 'apply.success.textIncognito' : 'apply.success.text', { ...facts, email });
  return (
    <>
      <Panel>
        <div role="status">
          <Success
            titleRef={title}
            title={t('apply.success.title')}
            message={
              <>
                <p>{text}</p>
                <p>{t('apply.success.next')}</p>
              </>
            }
          >
            {after.applicant === null ? (
              <ButtonLink size="l" href={addresses.job}>
                {t('apply.back')}
              </ButtonLink>
            ) : (
              <ButtonLink look="main" size="l" href={addresses.applications}>
                {t('applying.toApplications')}
              </ButtonLink>
            )}
          </Success>
        </div>
      </Panel>
      <AfterSending {...after} application={application} addresses={addresses} />
      {children}
      <div>
        <ButtonLink href={addresses.similar}>{t('apply.success.similar')}</ButtonLink>
      </div>
    </>
  );
};
