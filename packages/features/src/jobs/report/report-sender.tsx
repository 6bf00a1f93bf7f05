'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { reportFailedId, reportPath, reportSentId } from '../../shell/report-addresses.ts';

type ReportSenderProps = {
  styles: { outcome: string | undefined; shown: string | undefined };
  sent: ReactNode;
  failed: ReactNode;
  /** The form's fields. */
  children: ReactNode;
};

/** Sends the form without leaving the page, so that nothing typed is lost; both outcomes stand ready in the page. */
export const ReportSender = ({ styles, sent, failed, children }: ReportSenderProps) => {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    setState('sending');
    const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const isTaken = await fetch(reportPath, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(isTaken ? 'sent' : 'failed');
    if (isTaken) form.reset();
  };
  const outcome = (id: string, isShown: boolean, note: ReactNode) => (
    <div id={id} className={`${styles.outcome} ${isShown ? styles.shown : ''}`} role="status">
      {note}
    </div>
  );
  return (
    <form action={reportPath} method="post" onSubmit={(event) => void send(event)} aria-busy={state === 'sending'}>
      {state !== 'sent' && children}
      {outcome(reportSentId, state === 'sent', sent)}
      {outcome(reportFailedId, state === 'failed', failed)}
    </form>
  );
};
