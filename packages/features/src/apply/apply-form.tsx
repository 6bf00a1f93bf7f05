'use client';

import type { Application } from '@radar/domain/applications';
import type { ApplicationType } from '@radar/domain/jobs';
import { type CompiledMessages, intlTag } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { Button, ButtonLink } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { Skeleton } from '@radar/ui/skeleton';
import { Success } from '@radar/ui/success';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { FilesStep } from './files-step.tsx';
import { LetterStep } from './letter-step.tsx';
import { OverviewStep } from './overview-step.tsx';
import { reachableStep } from './steps.ts';
import type { Addresses, StepProps } from './step-props.ts';
import { useApplication } from './use-application.ts';
import { useDraft } from './use-draft.ts';
import { useStep } from './use-step.ts';
import { useWords } from './use-words.ts';

type ApplyFormProps = {
  locale: Locale;
  timeZone: string;
  /** Of `apply`, `form` and `errors`. */
  messages: CompiledMessages;
  /** `employer` is null for an incognito one. */
  job: { id: number; applicationType: ApplicationType; employer: string | null };
  addresses: Addresses;
};

const Sent = ({
  application,
  employer,
  addresses,
}: {
  application: Application;
  employer: string | null;
  addresses: Addresses;
}) => {
  const { t, time } = useWords();
  const facts = { time: time(new Date(application.sentAt ?? application.updatedAt)), email: application.email ?? '' };
  return (
    <Panel>
      <div role="status">
        <Success
          title={t('apply.success.title')}
          message={
            <>
              <p>
                {employer === null
                  ? t('apply.success.textIncognito', facts)
                  : t('apply.success.text', { ...facts, employer })}
              </p>
              <p>{t('apply.success.next')}</p>
            </>
          }
        >
          <ButtonLink look="main" size="l" href={addresses.similar}>
            {t('apply.success.similar')}
          </ButtonLink>
          <ButtonLink size="l" href={addresses.job}>
            {t('apply.back')}
          </ButtonLink>
        </Success>
      </div>
    </Panel>
  );
};

const Loading = () => (
  <Panel>
    <Skeleton height="22rem" />
  </Panel>
);

const Form = ({ locale, job, addresses }: Omit<ApplyFormProps, 'messages' | 'timeZone'>) => {
  const { t } = useWords();
  const [asked, go] = useStep();
  const drafts = useDraft(job.id);
  const store = useApplication({ jobId: job.id, applicationType: job.applicationType, locale });
  const [isReady, setIsReady] = useState(false);
  const [isResumed, setIsResumed] = useState(false);
  // Counts fresh starts: a new one draws the first step anew, empty.
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<Application | null>(null);
  const { resume } = store;
  const startedId = drafts.draft.applicationId;

  useEffect(() => {
    if (isReady) return;
    const finish = (found: Application | null): void => {
      setIsResumed(found !== null);
      setIsReady(true);
    };
    // Offline or refused: the typed text is on the device, and the next step tries again.
    (startedId === null ? Promise.resolve(null) : resume(startedId)).then(finish, () => finish(null));
  }, [isReady, startedId, resume]);

  if (sent !== null) return <Sent application={sent} employer={job.employer} addresses={addresses} />;
  if (!isReady) return <Loading />;
  const step = reachableStep(asked, store.application);
  const props: StepProps = {
    store,
    drafts,
    locale,
    addresses,
    go,
    onSent: (application) => {
      drafts.clear();
      setSent(application);
    },
  };
  return (
    <>
      {!navigator.cookieEnabled && (
        <Note tone="err" role="alert">
          {t('apply.cookiesOff')}
        </Note>
      )}
      {isResumed && (
        <Note
          tone="tint"
          role="status"
          action={
            <Button
              look="text"
              onClick={() => {
                setIsResumed(false);
                drafts.clear();
                setRound(round + 1);
                store.discard().then(
                  () => go('contact'),
                  () => go('contact'),
                );
              }}
            >
              {t('apply.startOver')}
            </Button>
          }
        >
          {t('apply.resumed')}
        </Note>
      )}
      {step === 'contact' && <ContactStep key={round} {...props} />}
      {step === 'cv' && <FilesStep key="CV" {...props} source="CV" />}
      {step === 'letter' && <LetterStep {...props} />}
      {step === 'documents' && <FilesStep key="document" {...props} source="document" />}
      {step === 'code' && <CodeStep {...props} />}
      {step === 'overview' && <OverviewStep {...props} />}
    </>
  );
};

const never = (): (() => void) => () => {};

/** The application form: five steps, each with its address; nothing typed is lost, nothing is sent twice. */
export const ApplyForm = ({ messages, timeZone, ...form }: ApplyFormProps) => {
  // What the device keeps is known in the browser only.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <IntlProvider locale={intlTag(form.locale)} messages={messages} timeZone={timeZone}>
      {isBrowser ? <Form {...form} /> : <Loading />}
    </IntlProvider>
  );
};
