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
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { confirmModal, showToast } from '../shell/after-load/messages.ts';
import { useWords } from '../shell/use-words.ts';
import { ContactStep } from './contact-step.tsx';
import { reachableStep } from './steps.ts';
import type { Addresses, StepProps } from './step-props.ts';
import { useApplyDraft } from './apply-draft.ts';
import { useApplication } from './use-application.ts';
import { useStep } from './use-step.ts';
import styles from './apply.module.css';

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
  <div className={styles.loading}>
    <Panel>
      <Skeleton height="22rem" />
    </Panel>
  </div>
);

const loadLaterSteps = () => import('./later-steps.tsx');

const LaterStep = lazy(async () => ({ default: (await loadLaterSteps()).LaterStep }));

const Form = ({ locale, job, addresses }: Omit<ApplyFormProps, 'messages' | 'timeZone'>) => {
  const { t } = useWords();
  const [asked, go] = useStep();
  const draft = useApplyDraft(job.id);
  const store = useApplication({ jobId: job.id, applicationType: job.applicationType, locale });
  const [isReady, setIsReady] = useState(false);
  const [isResumed, setIsResumed] = useState(false);
  // Counts fresh starts: a new one draws the first step anew, empty.
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<Application | null>(null);
  const { resume } = store;
  const startedId = draft.values.applicationId;

  useEffect(() => {
    if (isReady) return;
    const finish = (found: Application | null): void => {
      setIsResumed(found !== null);
      setIsReady(true);
    };
    // Offline or refused: the typed text is on the device, and the next step tries again.
    (startedId === null ? Promise.resolve(null) : resume(startedId)).then(finish, () => finish(null));
  }, [isReady, startedId, resume]);

  const { load } = store;
  useEffect(() => {
    // What the next steps need comes while the first is filled in; without a line it is asked for again when it is needed.
    const prepare = (): void => void Promise.all([load(), loadLaterSteps()]).catch(() => {});
    document.addEventListener('input', prepare, { once: true });
    return () => document.removeEventListener('input', prepare);
  }, [load]);

  const startOver = async (): Promise<void> => {
    const isMeant = await confirmModal({
      title: t('apply.startOverTitle'),
      text: t('apply.startOverText'),
      confirmLabel: t('apply.startOverConfirm'),
      cancelLabel: t('apply.startOverCancel'),
      danger: true,
    });
    if (!isMeant) return;
    setIsResumed(false);
    draft.clear();
    setRound(round + 1);
    // A draft that the server cannot delete now is gone from this device all the same, and expires there.
    await store.discard().catch(() => {});
    go('contact');
    await showToast({ title: t('apply.deleted') });
  };

  if (sent !== null) return <Sent application={sent} employer={job.employer} addresses={addresses} />;
  if (!isReady) return <Loading />;
  const step = reachableStep(asked, store.application);
  const props: StepProps = {
    store,
    draft,
    locale,
    addresses,
    go,
    onSent: (application) => {
      draft.clear();
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
            <Button look="text" onClick={() => void startOver()}>
              {t('apply.startOver')}
            </Button>
          }
        >
          {t('apply.resumed')}
        </Note>
      )}
      {step === 'contact' ? (
        <ContactStep key={round} {...props} loadNext={loadLaterSteps} />
      ) : (
        <Suspense fallback={<Loading />}>
          <LaterStep {...props} step={step} />
        </Suspense>
      )}
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
