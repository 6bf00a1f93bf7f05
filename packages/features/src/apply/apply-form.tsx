'use client';

import type { Application } from '@radar/domain/applications';
import type { ApplicationType } from '@radar/domain/jobs';
import { type CompiledMessages, intlTag } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { Skeleton } from '@radar/ui/skeleton';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { confirmModal, showToast } from '../shell/after-load/messages.ts';
import { useWords } from '../shell/use-words.ts';
import { takeUp, useApplyDraft } from './apply-draft.ts';
import { ContactStep } from './contact-step.tsx';
import { GuestDraft } from './guest-draft.tsx';
import { reachableQuickStep, reachableStep } from './steps.ts';
import type { Addresses, Applicant, StepProps } from './step-props.ts';
import { useAccountDraft } from './use-account-draft.ts';
import { useApplication } from './use-application.ts';
import { useArrival } from './use-arrival.ts';
import { useStep, useTrueAddress } from './use-step.ts';
import styles from './apply.module.css';

type ApplyFormProps = {
  locale: Locale;
  timeZone: string;
  /** Of `apply`, `applying`, `resuming`, `form` and `errors`. */
  messages: CompiledMessages;
  job: {
    id: number;
    applicationType: ApplicationType;
    /** Null for an incognito one. */
    employer: string | null;
    position: { id: number; name: string } | null;
  };
  /** Null for a guest. */
  applicant: Applicant | null;
  countries: StepProps['countries'];
  addresses: Addresses;
  /** Similar jobs, drawn by the server, for after the sending. */
  similar: ReactNode;
  /** Who sees what is filled in; stands below the form until it is sent. */
  privacy: ReactNode;
};

const Loading = () => (
  <div className={styles.loading}>
    <Panel>
      <Skeleton height="22rem" />
    </Panel>
  </div>
);

const loadSent = () => import('./sent.tsx');
/** All that follows the first step: also what says that it was sent, since the line may break off just then. */
const loadLaterSteps = async () => (await Promise.all([import('./later-steps.tsx'), loadSent()]))[0];

const LaterStep = lazy(async () => ({ default: (await loadLaterSteps()).LaterStep }));
const Sent = lazy(async () => ({ default: (await loadSent()).Sent }));
const AlreadySent = lazy(async () => ({ default: (await import('./already-sent.tsx')).AlreadySent }));

const Form = ({ similar, privacy, ...props }: Omit<ApplyFormProps, 'messages' | 'timeZone'>) => {
  const { locale, job, applicant, addresses } = props;
  const { t, day } = useWords();
  const [asked, go] = useStep(addresses);
  const isSignedIn = applicant !== null;
  const draft = useApplyDraft(job.id, applicant?.id ?? null);
  const store = useApplication({ jobId: job.id, applicationType: job.applicationType, locale, isSignedIn });
  const { arrival, begin, settle } = useArrival({ isSignedIn, asked, draft, store });
  // Counts fresh starts: a new one draws the first step anew.
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<Application | null>(null);
  useAccountDraft(isSignedIn, draft, store);
  // Whoever has an account sees everything of a quick application at once.
  const isQuick = isSignedIn && job.applicationType === 'quick';
  const step = (isQuick ? reachableQuickStep : reachableStep)(asked, store.application);
  const isShown = arrival !== null && arrival.sentBefore === null && sent === null;
  useTrueAddress(isShown ? step : null, asked, addresses);
  // A step stays until the next can be drawn.
  const drawn = useDeferredValue(step);

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
    settle();
    draft.clear();
    // A draft that the server cannot delete now is gone from this device all the same, and expires there.
    await store.discard().catch(() => {});
    if (isSignedIn) await begin().catch(() => {});
    setRound(round + 1);
    go('contact');
    await showToast({ title: t('apply.deleted') });
  };

  if (sent !== null)
    return (
      <Suspense fallback={<Loading />}>
        <Sent
          locale={locale}
          application={sent}
          applicant={applicant}
          employer={job.employer}
          position={job.position}
          addresses={addresses}
        >
          {similar}
        </Sent>
      </Suspense>
    );
  if (arrival === null)
    return (
      <>
        <Loading />
        {privacy}
      </>
    );
  const { sentBefore, isResumed, isElsewhere } = arrival;
  if (sentBefore !== null)
    return (
      <Suspense fallback={<Loading />}>
        <AlreadySent
          locale={locale}
          sent={sentBefore}
          addresses={addresses}
          again={async () => {
            draft.keep(takeUp(draft.values, await store.again(sentBefore.id)));
            go('overview');
            settle();
          }}
        />
      </Suspense>
    );
  const stepProps: StepProps = {
    ...props,
    store,
    draft,
    go,
    onSent: (application) => {
      draft.clear();
      // An account finds what it has sent among its applications.
      if (!isSignedIn) draft.keep({ sentAt: application.sentAt });
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
      {store.application?.updates != null && <Note tone="tint">{t('applying.updating')}</Note>}
      {!isSignedIn && draft.values.sentAt !== null && (
        <Note tone="tint">{t('applying.sentFromDevice', { date: day(draft.values.sentAt) })}</Note>
      )}
      {isElsewhere && <Note tone="warn">{t('resuming.elsewhere')}</Note>}
      {isSignedIn && (
        <GuestDraft
          jobId={job.id}
          draft={draft}
          onTaken={() => {
            settle();
            setRound(round + 1);
          }}
        />
      )}
      {isResumed && store.application?.updates == null && (
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
      <Suspense fallback={<Loading />}>
        {drawn === 'contact' && !isQuick ? (
          <ContactStep key={round} {...stepProps} loadNext={loadLaterSteps} />
        ) : (
          <LaterStep key={round} {...stepProps} step={drawn} />
        )}
      </Suspense>
      {privacy}
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
      {isBrowser ? (
        <Form {...form} />
      ) : (
        <>
          <Loading />
          {form.privacy}
        </>
      )}
    </IntlProvider>
  );
};
