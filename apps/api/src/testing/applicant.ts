import { randomUUID } from 'node:crypto';
import * as endpoints from '@radar/domain/applications';
import type { TestApi } from './a-test-api.ts';
import { aJob } from './builders.ts';
import { aPdf } from './files.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

/** A visitor with an application, and the steps that take it further. */
export type Applicant = Visitor & {
  jobId: number;
  id: string;
  email: string;
};

export const aKey = (): string => randomUUID();

/** Somebody who has opened an application. */
export const anApplicant = async (
  api: TestApi,
  options: VisitorOptions & { jobId?: number } = {},
): Promise<Applicant> => {
  const jobId = options.jobId ?? (await aJob(api.db, { siteId: options.site ?? 'hr' })).id;
  const visitor = api.visitor(options);
  const { id } = await visitor.call(endpoints.startApplication, { body: { jobId, applicationType: 'full' } });
  return { ...visitor, jobId, id: String(id), email: `ana.${id}@mail.example` };
};

/** …who has filled in everything. */
export const aFilledApplicant = async (
  api: TestApi,
  options: VisitorOptions & { jobId?: number } = {},
): Promise<Applicant> => {
  const applicant = await anApplicant(api, options);
  const { call, id, email } = applicant;
  await call(endpoints.updateApplication, {
    params: { id },
    body: {
      firstName: 'Ana',
      lastName: 'Anić',
      email,
      phone: '+385 91 234 5678',
      nationality: 'HR',
      coverLetter: 'Volim raditi s ljudima.',
    },
  });
  await call(endpoints.addApplicationDocument, { params: { id }, body: { source: 'CV' } }, { file: aPdf() });
  return applicant;
};

/** The code in the last mail to an address. */
export const codeFor = async (api: TestApi, email: string): Promise<string> => {
  const mail = (await api.mails()).findLast(({ to }) => to.address === email);
  const code = /^ {4}(\d{5})$/m.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error('No mail with a code.');
  return code;
};

/** A five-digit code that is not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');

/** …whose address is confirmed: ready to send. */
export const aReadyApplicant = async (
  api: TestApi,
  options: VisitorOptions & { jobId?: number } = {},
): Promise<Applicant> => {
  const applicant = await aFilledApplicant(api, options);
  const { call, id, email } = applicant;
  await call(endpoints.sendApplicationCode, { params: { id }, body: {} });
  await call(endpoints.checkApplicationCode, { params: { id }, body: { code: await codeFor(api, email) } });
  return applicant;
};
