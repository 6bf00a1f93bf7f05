import { deactivateMe } from '@radar/domain/accounts';
import * as endpoints from '@radar/domain/applications';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { applications, applicationSteps, outbox } from '../../db/schema/index.ts';
import type { Mail, Mailer } from '../../mail/mail.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aFilledApplicant, aKey } from '../../testing/applicant.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
import { aPdf } from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';
import type { Visitor } from '../../testing/visitor.ts';

let api: TestApi;
afterEach(() => api.close());

const send = ({ call }: Pick<Visitor, 'call'>, id: number | string) =>
  call(
    endpoints.sendApplication,
    { params: { id: String(id) }, body: { acceptTos: true } },
    { idempotencyKey: aKey() },
  );

/** A mail server that refuses mails to an address as often as it is told. */
const aMoodyMailer = (address: string, refusals: number) => {
  const sent: { mail: Mail; messageId: string }[] = [];
  const tried: string[] = [];
  const mailer: Mailer = {
    send: (mail, messageId) => {
      if (mail.to.address === address) tried.push(messageId);
      if (mail.to.address === address && tried.length <= refusals)
        return Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
      sent.push({ mail, messageId });
      return Promise.resolve();
    },
    close: () => {},
  };
  return { mailer, sent, tried };
};

it('is noted once the mail was taken, and tried again until then, as the same mail', async () => {
  const { mailer, sent, tried } = aMoodyMailer('luna@konoba.example', 2);
  api = await aTestApi({ mailer });
  const employer = await anEmployer(api.db, { email: 'luna@konoba.example' });
  const job = await aJob(api.db, { employerId: employer.id });
  const applicant = await aFilledApplicant(api, { jobId: job.id });
  await api.db.update(applications).set({ verifiedAddress: applicant.email });
  await send(applicant, applicant.id);
  const steps = () => api.db.$count(applicationSteps, eq(applicationSteps.applicationId, Number(applicant.id)));
  for (const isForwarded of [0, 0, 1]) {
    await api.worker.runDue();
    expect(await steps()).toBe(isForwarded);
    await api.db
      .update(outbox)
      .set({ runAfter: sql`now()` })
      .where(eq(outbox.kind, 'forward'));
  }
  expect(new Set(tried).size).toBe(1);
  expect(sent.filter(({ mail }) => mail.to.address === 'luna@konoba.example')).toHaveLength(1);
});

it('does not happen to what was erased before', async () => {
  api = await aTestApi();
  const employer = await anEmployer(api.db, { email: 'luna@konoba.example' });
  const job = await aJob(api.db, { employerId: employer.id });
  const member = await aMember(api);
  const person = await signedIn(api, member);
  const { id } = await person.call(endpoints.startApplication, { body: { jobId: job.id, applicationType: 'full' } });
  const params = { id: String(id) };
  await person.call(endpoints.addApplicationDocument, { params, body: { source: 'CV' } }, { file: aPdf() });
  await send(person, id);
  await person.call(deactivateMe, { body: { password: member.password } });
  expect((await api.mails()).map(({ to }) => to.address)).not.toContain('luna@konoba.example');
  expect(await api.db.$count(outbox, sql`dead_at is not null or done_at is null`)).toBe(0);
});
