import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, createCaller } from '@radar/api-client/caller';
import { register, verifyRegistration } from '@radar/domain/accounts';
import { addDocumentFromLibrary, sendApplication, startApplication } from '@radar/domain/applications';
import { addDocument } from '@radar/domain/documents';
import { AppError } from '@radar/domain/http';
import { aPdf } from '../src/testing/files.ts';

/** A call that got no answer, or that the server could not take, is made again: what people and their browsers do. */
const patienceMs = 120_000;

const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof AppError) || ['UNAVAILABLE', 'UPSTREAM_FAILED', 'TIMEOUT', 'INTERNAL'].includes(error.code);

const insist = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthAnotherTry(error) || Date.now() > deadline) throw error;
    }
  }
};

/** `fetch` that keeps cookies, behind the proxy of a site that states this client's address. */
const browserFetch = (address: string): typeof fetch => {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', address);
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
};

const codeFor = async (origin: string, email: string): Promise<string> => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(100)) {
    const answer = await fetch(`${origin}/debug/mail`, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as { data: { to: string; text: string }[] };
    const code = /^ {4}(\d{5})$/m.exec(data.find(({ to }) => to === email)?.text ?? '')?.[1];
    if (code !== undefined) return code;
  }
  throw new Error('No code was mailed.');
};

/** Somebody signed in, with a CV in the account. */
export type Seeker = { apply: (jobId: number) => Promise<void> };

const applyOf =
  (call: Caller, documentId: number): Seeker['apply'] =>
  async (jobId) => {
    const idempotencyKey = randomUUID();
    const { id } = await insist(() => call(startApplication, { body: { jobId, applicationType: 'full' } }));
    const params = { id: String(id) };
    await insist(() => call(addDocumentFromLibrary, { params, body: { documentId, source: 'CV' } }));
    await insist(() => call(sendApplication, { params, body: { acceptTos: true } }, { idempotencyKey }));
  };

/** @param serial tells people apart */
export const aSeeker = async (origin: string, serial: number): Promise<Seeker> => {
  const call = createCaller({
    prefix: origin,
    headers: { 'app-domain': 'hr', 'accept-language': 'hr' },
    fetch: browserFetch(`198.51.100.${serial}`),
    timeoutMs: 15_000,
  });
  const email = `ana.${serial}@mail.example`;
  await call(register, {
    body: { firstName: 'Ana', lastName: 'Anić', email, password: 'zelena trava doma mog', acceptTos: true },
  });
  await call(verifyRegistration, { body: { email, verificationCode: await codeFor(origin, email) } });
  const { id } = await call(addDocument, { body: { source: 'CV' } }, { file: aPdf() });
  return { apply: applyOf(call, id) };
};
